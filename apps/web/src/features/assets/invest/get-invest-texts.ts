import type { UnknownWriteTexts } from '@/data';
import type { TranslationFunctions } from '@/i18n';

/** Returns the texts of an investment with an unknown outcome. */
export const getInvestTexts = ({ invest }: TranslationFunctions): UnknownWriteTexts => ({
  checking: invest.outcomeUnknown,
  notFound: invest.notFound,
  drop: invest.dontInvest,
});
