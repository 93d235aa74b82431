import type { RegistrationInput } from '@gli/sdk';
import { zRegistrationInput } from '@gli/sdk/schemas';
import { checkRule, referralCode, zCheckbox, zEmail, zName, zOptionalText, zPassword } from '@gli/ui/forms';
import { checkNewPassword } from '@gli/validation';
import * as z from 'zod/mini';
import type { Invitation } from '@/data';

const { name, email, password, referral_code, marketing_accepted } = zRegistrationInput.shape;
const zNeededConsent = zCheckbox(z.literal(true));

/** Form of a new member. The contract has a single field for all required consents. Spec §5 */
export const zSignupForm = z
  .object({
    name: zName(name),
    email: zEmail(email),
    password: zPassword(password, checkRule(checkNewPassword)),
    password_again: z.string(),
    referral_code: zOptionalText(referral_code, referralCode),
    terms_accepted: zNeededConsent,
    privacy_accepted: zNeededConsent,
    risk_accepted: zNeededConsent,
    marketing_accepted: zCheckbox(marketing_accepted),
  })
  .check(
    z.refine(({ password: first, password_again: again }) => first === again, {
      path: ['password_again'],
      when: () => true,
    }),
  );
export type SignupInput = z.output<typeof zSignupForm>;

/**
 * Returns the request for a filled-in form. The code of a custom link (with medium or campaign) is applied by a second
 * call with these parameters. Any other code is sent with the registration, so that both succeed or fail together
 * (contract, `RegistrationInput.referral_code`).
 */
export function toRegistration(
  input: SignupInput,
  invitation: Invitation | null,
  language: 'ko' | 'en',
): { registration: RegistrationInput; later: Invitation | null } {
  const { password_again: _again, privacy_accepted: _privacy, risk_accepted: _risk, ...rest } = input;
  const { referral_code: code, ...account } = rest;
  const isMarked = invitation?.medium !== undefined || invitation?.campaign !== undefined;
  const later = isMarked && code === invitation?.code ? invitation : null;
  return {
    registration: { ...account, language, ...(code !== undefined && !later && { referral_code: code }) },
    later,
  };
}
