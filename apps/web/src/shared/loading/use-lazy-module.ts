import { useState } from 'react';
import type { Namespaces } from '../../i18n/i18n-types.ts';
import { usePlatform } from '../platform.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';

/** Code that is fetched when it is first needed, with its translations. */
export function useLazyModule<Module>(
  fetchModule: () => Promise<Module>,
  namespaces: readonly Namespaces[],
): LazyModule<Module> {
  const { dictionaries, preferences } = usePlatform();
  const [module] = useState(() =>
    lazyModule(async () => {
      const [code] = await Promise.all([
        fetchModule(),
        dictionaries.loadNamespaces(preferences.state.locale, namespaces),
      ]);
      return code;
    }),
  );
  return module;
}
