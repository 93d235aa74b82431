import { useI18nContext } from './i18n-react';
import type { TranslationFunctions } from './i18n-types';

/** Every word in the member's language. */
export function useWords(): TranslationFunctions {
  return useI18nContext().LL;
}

/** The word for a value of an enum; a value that this version does not know reads as `other`. */
export function wordFor<Word>(words: Record<string, Word> & { other: Word }, value: string): Word {
  return words[value] ?? words.other;
}
