import type { Locales, Namespaces } from './i18n-types.ts';
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts';
import { loadedLocales } from './i18n-util.ts';

/**
 * Creates the loader of the dictionaries. Strings for every page load together with their language. Strings for
 * a screen load with the screen and, after a change of language, for all screens seen so far.
 */
export function createDictionaries() {
  const used = new Set<Namespaces>();

  async function loadNamespace(locale: Locales, namespace: Namespaces): Promise<void> {
    const loaded: Partial<(typeof loadedLocales)[Locales]> | undefined = loadedLocales[locale];
    if (!loaded?.[namespace]) await loadNamespaceAsync(locale, namespace);
  }

  return {
    async loadLocale(locale: Locales): Promise<void> {
      await Promise.all([
        loadLocaleAsync(locale),
        ...[...used].map((namespace) => loadNamespace(locale, namespace)),
      ]);
    },
    async loadNamespaces(locale: Locales, namespaces: readonly Namespaces[]): Promise<void> {
      for (const namespace of namespaces) used.add(namespace);
      await Promise.all(namespaces.map((namespace) => loadNamespace(locale, namespace)));
    },
  };
}

export type Dictionaries = ReturnType<typeof createDictionaries>;
