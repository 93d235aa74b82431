import type { ValidationIssue } from '@gli/validation';
import type { UiTexts } from '../provider/ui-adapter.ts';

/** Formats the text of a field's validation error, including amounts. Spec §5 */
export function fieldText(
  t: Pick<UiTexts, 'validation'>,
  issue: ValidationIssue,
  format: { label: string; amount: (amount: string) => string },
): string {
  const { validation } = t;
  switch (issue.code) {
    case 'required':
      return validation.required({ field: format.label });
    case 'password_too_short':
      return validation.password_too_short(issue.params);
    case 'amount_too_large':
      return validation.amount_too_large({ maximum: format.amount(issue.params.maximum) });
    case 'amount_too_many_decimals':
      return validation.amount_too_many_decimals(issue.params);
    case 'below_minimum':
      return validation.below_minimum({ minimum: format.amount(issue.params.minimum) });
    case 'above_maximum':
      return validation.above_maximum({ maximum: format.amount(issue.params.maximum) });
    case 'off_step':
      return validation.off_step({ step: format.amount(issue.params.step) });
    case 'exceeds_balance':
      return validation.exceeds_balance({ balance: format.amount(issue.params.balance) });
    case 'avatar_too_large':
      return validation.avatar_too_large(issue.params);
    case 'email_too_long':
    case 'name_too_long':
    case 'password_too_long':
      return validation[issue.code](issue.params);
    default:
      return validation[issue.code]();
  }
}
