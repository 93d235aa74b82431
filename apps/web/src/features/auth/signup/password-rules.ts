import { checkNewPassword } from '@gli/validation';

/**
 * - `open`: nothing can be said yet.
 * - `met`, `broken`: what the rule says of the password as it stands.
 */
export type RuleState = 'open' | 'met' | 'broken';

/** How far a password that is being typed keeps the two rules there are; nothing else is judged. Spec §5 Password */
export function passwordRules(value: string): { length: RuleState; safe: RuleState } {
  switch (checkNewPassword(value)?.code) {
    case 'password_required':
    case 'password_too_short':
      return { length: 'open', safe: 'open' };
    case 'password_too_long':
      return { length: 'broken', safe: 'open' };
    case 'password_unsafe':
      return { length: 'met', safe: 'broken' };
    case undefined:
      return { length: 'met', safe: 'met' };
  }
}
