import { type ComponentType, lazy, useState } from 'react';
import type { Namespaces } from '../../i18n/i18n-types.ts';
import { usePlatform } from '../platform.ts';

/** A part of a page that comes after the first paint, with its translations; suspends until both are loaded. */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespaces[],
) {
  const { dictionaries, preferences } = usePlatform();
  const [component] = useState(() =>
    lazy(async () => {
      const [part] = await Promise.all([
        load(),
        dictionaries.loadNamespaces(preferences.state.locale, namespaces),
      ]);
      return { default: part };
    }),
  );
  return component;
}
