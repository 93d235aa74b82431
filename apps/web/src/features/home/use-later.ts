import { type ComponentType, lazy, useState } from 'react';
import type { Namespaces } from '../../i18n/i18n-types.ts';
import { usePlatform } from '../../shared/platform.ts';

/** A part of the page whose code and words do not stand in the way of the first paint; suspends until both are here. */
export function useLater(
  load: () => Promise<ComponentType>,
  namespaces: readonly Namespaces[],
): ComponentType {
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
