import type { Locales, Namespaces, Translations } from './i18n-types.ts';
import { loadLocaleAsync } from './i18n-util.async.ts';
import { loadedLocales } from './i18n-util.ts';

/** Used by nearly every screen, but not by the first page as it starts: enums, rules and errors of data. */
export const sharedNamespaces = ['errors', 'terms', 'validation'] as const satisfies readonly Namespaces[];

/** Namespaces that are fetched as one file: those of data and forms, those of questions, those of assets, those of My Page. */
const BUNDLED: Partial<Record<Namespaces, string>> = {
  errors: 'data',
  login: 'data',
  terms: 'data',
  validation: 'data',
  helpCenter: 'help',
  siteSearch: 'help',
  invest: 'rwa',
  rwa: 'rwa',
  rwaAsset: 'rwa',
  rwaAssets: 'rwa',
  account: 'mypage',
  mypage: 'mypage',
  portfolio: 'mypage',
  transactions: 'mypage',
};

const bundles = import.meta.glob<Partial<Translations>>('./bundles/*.ts');
const single = import.meta.glob<{ default: Translations[Namespaces] }>([
  './{ko,en}/*/index.ts',
  '!./*/{errors,login,terms,validation,helpCenter,siteSearch,invest,rwa,rwaAsset,rwaAssets,account,mypage,portfolio,transactions}/index.ts',
]);

/** The file with a namespace, as a path below this folder. */
export const fileOfNamespace = (locale: Locales, namespace: Namespaces): string => {
  const bundle = BUNDLED[namespace];
  return bundle ? `./bundles/${locale}-${bundle}.ts` : `./${locale}/${namespace}/index.ts`;
};

/**
 * Which words are loaded. The words of every page load with their language; those of a screen load with the screen,
 * and when the language changes, for all screens seen so far.
 */
export function createDictionaries() {
  const used = new Set<Namespaces>();
  const loaded = new Set<string>();
  const listeners = new Set<() => void>();

  async function load(locale: Locales, namespace: Namespaces): Promise<void> {
    const file = fileOfNamespace(locale, namespace);
    const words = bundles[file] ? await bundles[file]() : { [namespace]: (await single[file]?.())?.default };
    loadedLocales[locale] = { ...loadedLocales[locale], ...words };
    loaded.add(`${locale}/${namespace}`);
  }

  return {
    async loadLocale(locale: Locales): Promise<void> {
      await Promise.all([loadLocaleAsync(locale), ...[...used].map((namespace) => load(locale, namespace))]);
    },
    async loadNamespaces(locale: Locales, namespaces: readonly Namespaces[]): Promise<void> {
      for (const namespace of namespaces) used.add(namespace);
      const missing = namespaces.filter((namespace) => !loaded.has(`${locale}/${namespace}`));
      if (missing.length === 0) return;
      await Promise.all(missing.map((namespace) => load(locale, namespace)));
      for (const listener of listeners) listener();
    },
    /** How many files of words are here. */
    count: () => loaded.size,
    /** Called when words were added to a language that may already be on the screen. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Dictionaries = ReturnType<typeof createDictionaries>;
