import type { RegistrationInput } from '@gli/sdk';
import type { Invitation } from '../../../shared/member/invitation.ts';

/** What the form holds. */
export type SignupValues = {
  name: string;
  email: string;
  password: string;
  passwordAgain: string;
  referralCode: string;
  acceptsTerms: boolean;
  acceptsMarketing: boolean;
};

/**
 * What is sent for a filled-in form. A code of a link that says where it was put is used in a call of its own after the
 * registration, with these marks; any other code goes with the registration, so that both happen or neither (contract,
 * `RegistrationInput.referral_code`).
 */
export function registrationOf(
  values: SignupValues,
  invitation: Invitation | null,
  language: 'ko' | 'en',
): { registration: RegistrationInput; later: Invitation | null } {
  const code = values.referralCode.trim().toUpperCase();
  const isMarked = invitation?.medium !== undefined || invitation?.campaign !== undefined;
  const later = isMarked && code === invitation?.code ? invitation : null;
  return {
    registration: {
      name: values.name.trim(),
      email: values.email.trim(),
      password: values.password,
      terms_accepted: values.acceptsTerms,
      marketing_accepted: values.acceptsMarketing,
      language,
      ...(code !== '' && later === null && { referral_code: code }),
    },
    later,
  };
}

/** The form's field that a complaint of the server belongs to, by the name in `details`. */
export const fieldOfDetail: Readonly<Record<string, keyof SignupValues>> = {
  name: 'name',
  email: 'email',
  password: 'password',
  referral_code: 'referralCode',
  terms_accepted: 'acceptsTerms',
  marketing_accepted: 'acceptsMarketing',
};
