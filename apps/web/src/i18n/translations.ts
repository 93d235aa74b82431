import { useI18nContext } from './i18n-react';
import type { TranslationFunctions, Translations } from './i18n-types';
import { i18nObject, loadedLocales } from './i18n-util';

/**
 * Translation functions, keyed by the strings object that they read. Loading a namespace replaces that object.
 */
const functions = new WeakMap<Translations, TranslationFunctions>();

/** Returns all strings in the member's language. A component renders only after its namespaces have loaded. */
export function useTranslations(): TranslationFunctions {
  const { locale, LL } = useI18nContext();
  // Undefined without a provider, as in tests of the design.
  const strings: Translations | undefined = loadedLocales[locale];
  if (strings === undefined) return LL;
  const known = functions.get(strings) ?? i18nObject(locale);
  functions.set(strings, known);
  return known;
}
