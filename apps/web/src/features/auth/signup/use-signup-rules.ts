import {
  checkDisplayName,
  checkEmail,
  checkNewPassword,
  checkRequired,
  type ValidationIssue,
} from '@gli/validation';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import type { SignupValues } from './registration.ts';

/** What each field asks of its value, in the member's words; `true` is nothing. Spec §5 */
export function useSignupRules() {
  const t = useTranslations();
  const formats = useFormats();
  const complaint = (issue: ValidationIssue | null, label: string) =>
    issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });
  return {
    name: (name: string) => complaint(checkDisplayName(name), t.signup.name()),
    email: (email: string) => {
      const label = t.login.email();
      return complaint(checkRequired(email, label) ?? checkEmail(email.trim()), label);
    },
    password: (password: string) => complaint(checkNewPassword(password), t.login.password()),
    passwordAgain: (again: string, { password }: SignupValues) =>
      again === password || t.signup.passwordsDiffer(),
  };
}
