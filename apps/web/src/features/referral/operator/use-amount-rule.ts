import { checkTokenAmount, decimal, parseDecimal } from '@gli/validation';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';

type AmountRule = {
  label: string;
  /** Whether nothing, or zero, is an answer as well. */
  allows?: 'empty' | 'zero' | undefined;
};

/** What an amount of a token asks of its text, in the operator's words; `true` is nothing. Spec §5 Token amount */
export function useAmountRule(): (rule: AmountRule) => (typed: string) => true | string {
  const t = useTranslations();
  const formats = useFormats();
  return ({ label, allows }) =>
    (typed) => {
      if (allows === 'empty' && typed.trim() === '') return true;
      const amount = parseDecimal(typed);
      if (allows === 'zero' && amount !== null && decimal.isZero(amount)) return true;
      const issue = checkTokenAmount(typed);
      return issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });
    };
}
