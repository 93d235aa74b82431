import type { Locales, Namespaces, Translations } from './i18n-types.ts';
import { importLocaleAsync, loadFormatters } from './i18n-util.async.ts';
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

/** Those that do not load with their language. */
const laterNamespaces = [
  ...Object.keys(BUNDLED),
  ...Object.keys(single).map((file) => file.split('/')[2] ?? ''),
];

/** The file with a namespace, as a path below this folder. */
export const fileOfNamespace = (locale: Locales, namespace: Namespaces): string => {
  const bundle = BUNDLED[namespace];
  return bundle ? `./bundles/${locale}-${bundle}.ts` : `./${locale}/${namespace}/index.ts`;
};

let adapt = (words: Partial<Translations>): Partial<Translations> => words;

/** Words that are loaded from now on are changed like this. */
export function adaptWords(change: typeof adapt): void {
  adapt = change;
}

/**
 * Which words are loaded. The words of every page load with their language; those of a screen load with the screen,
 * and when the language changes, for all screens seen so far.
 *
 * Translation functions look a namespace up in the object that it has when they are made. So it has one from the start,
 * which is filled when its words come: nothing that is on the screen has to render again for the words of something else.
 */
export function createDictionaries() {
  const used = new Set<Namespaces>();
  const loaded = new Set<string>();
  /** Namespaces with a word that was wanted before it was here. */
  const missed = new Set<string>();
  const listeners = new Set<() => void>();
  /** Some of them are here, and nobody was told yet. */
  let isDue = false;

  /** Its one property is read whenever a word of the namespace is looked up. */
  const emptyNamespace = (namespace: string) => ({
    get missed() {
      return missed.add(namespace);
    },
  });
  const emptyDictionary = () =>
    Object.fromEntries(laterNamespaces.map((namespace) => [namespace, emptyNamespace(namespace)]));

  function add(locale: Locales, words: Partial<Translations>): void {
    const all: Partial<Record<Locales, Record<string, object>>> = loadedLocales;
    all[locale] ??= emptyDictionary();
    for (const [name, texts] of Object.entries(adapt(words))) {
      all[locale][name] ??= {};
      if (missed.delete(name)) isDue = true;
      Reflect.deleteProperty(all[locale][name], 'missed');
      Object.assign(all[locale][name], texts);
    }
  }

  function tell(): void {
    if (!isDue || listeners.size === 0) return;
    isDue = false;
    for (const listener of listeners) listener();
  }

  async function load(locale: Locales, namespace: Namespaces): Promise<void> {
    const file = fileOfNamespace(locale, namespace);
    const words = bundles[file] ? await bundles[file]() : { [namespace]: (await single[file]?.())?.default };
    add(locale, words);
    loaded.add(`${locale}/${namespace}`);
  }

  async function loadEveryPage(locale: Locales): Promise<void> {
    add(locale, await importLocaleAsync(locale));
    loadFormatters(locale);
  }

  return {
    async loadLocale(locale: Locales): Promise<void> {
      await Promise.all([loadEveryPage(locale), ...[...used].map((namespace) => load(locale, namespace))]);
    },
    async loadNamespaces(locale: Locales, namespaces: readonly Namespaces[]): Promise<void> {
      for (const namespace of namespaces) used.add(namespace);
      const missing = namespaces.filter((namespace) => !loaded.has(`${locale}/${namespace}`));
      if (missing.length === 0) return;
      await Promise.all(missing.map((namespace) => load(locale, namespace)));
      tell();
    },
    /** Called when words have come that were missed on the screen, also for those that came before. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      tell();
      return () => listeners.delete(listener);
    },
  };
}

export type Dictionaries = ReturnType<typeof createDictionaries>;
