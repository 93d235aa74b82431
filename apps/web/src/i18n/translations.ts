import { useI18nContext } from './i18n-react';
import type { TranslationFunctions, Translations } from './i18n-types';
import { i18nObject, loadedLocales } from './i18n-util';

/** The functions over a language's strings; loading a namespace replaces the object that they read. */
const functions = new WeakMap<Translations, TranslationFunctions>();

/** Every string in the member's language. A component renders after its namespaces have loaded. */
export function useTranslations(): TranslationFunctions {
  const { locale, LL } = useI18nContext();
  // Undefined without a provider, as in tests of the design.
  const strings: Translations | undefined = loadedLocales[locale];
  if (strings === undefined) return LL;
  const known = functions.get(strings) ?? i18nObject(locale);
  functions.set(strings, known);
  return known;
}

/** The string for an enum value; an unknown value reads as `other`. */
export function translate<Word>(t: Record<string, Word> & { other: Word }, value: string): Word {
  return t[value] ?? t.other;
}
