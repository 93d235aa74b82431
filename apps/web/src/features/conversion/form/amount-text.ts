import type { TokenAmountIssue } from '@gli/validation';
import type { Formats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';

/** What the amount's field says when it is not accepted. The limits of a pair have words of their own. Spec §5 */
export function amountText(
  issue: TokenAmountIssue,
  token: string,
  t: TranslationFunctions,
  formats: Formats,
): string {
  const amount = (value: string) => formats.tokenExact(value, token);
  switch (issue.code) {
    case 'below_minimum':
      return t.conversion.belowMinimum({ minimum: amount(issue.params.minimum) });
    case 'above_maximum':
      return t.conversion.aboveMaximum({ maximum: amount(issue.params.maximum) });
    default:
      return fieldText(t, issue, { label: t.conversion.amount(), amount });
  }
}
