import {
  checkDisplayName,
  checkEmail,
  checkNewPassword,
  checkRequired,
  type ValidationIssue,
} from '@gli/validation';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import type { SignupValues } from './registration.ts';

/** What each field asks of its value, in the member's words; `true` is nothing. Spec §5 */
export function useSignupRules() {
  const words = useWords();
  const formats = useFormats();
  const complaint = (issue: ValidationIssue | null, label: string) =>
    issue === null || fieldText(words, issue, { label, amount: formats.tokenExact });
  return {
    name: (name: string) => complaint(checkDisplayName(name), words.signup.name()),
    email: (email: string) => {
      const label = words.login.email();
      return complaint(checkRequired(email, label) ?? checkEmail(email.trim()), label);
    },
    password: (password: string) => complaint(checkNewPassword(password), words.login.password()),
    passwordAgain: (again: string, { password }: SignupValues) =>
      again === password || words.signup.passwordsDiffer(),
  };
}
