import { useI18nContext } from './i18n-react';
import type { TranslationFunctions } from './i18n-types';

/** Every word in the member's language. */
export function useTranslations(): TranslationFunctions {
  return useI18nContext().LL;
}

/** The word for a value of an enum; a value that this version does not know reads as `other`. */
export function translate<Word>(t: Record<string, Word> & { other: Word }, value: string): Word {
  return t[value] ?? t.other;
}
