import { type RegistrationInput, unwrap } from '@gli/sdk';
import { SIGNUP_PATH } from '@gli/session';
import { useSession } from '@gli/session/react';
import {
  checkDisplayName,
  checkEmail,
  checkNewPassword,
  checkRequired,
  type ValidationIssue,
} from '@gli/validation';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useI18nContext } from '../../../i18n/i18n-react.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import type { Invitation } from '../../../shared/member/invitation.ts';
import { usePlatform } from '../../../shared/platform.ts';
import { defined, withParams } from '../../../shared/search-params.ts';
import { hasRedirect } from '../entry-address.ts';

export type SignupValues = {
  name: string;
  email: string;
  password: string;
  passwordAgain: string;
  referralCode: string;
  acceptsTerms: boolean;
  acceptsPrivacy: boolean;
  acceptsRisk: boolean;
  acceptsMarketing: boolean;
};

/** The form's field by its name in the server's `details`. */
const fieldNames = {
  name: 'name',
  email: 'email',
  password: 'password',
  referral_code: 'referralCode',
  terms_accepted: 'acceptsTerms',
  marketing_accepted: 'acceptsMarketing',
} as const;

/** Registers a member; the server's validation errors are shown at the fields. Spec §8 Register failure */
export function useRegistration(invitation: Invitation | null, setError: UseFormSetError<SignupValues>) {
  const session = useSession();
  const t = useTranslations();
  const { locale } = useI18nContext();
  const toast = useToast();
  const errorText = useErrorText();
  const { client } = usePlatform();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<unknown>(null);

  const applyLater = async ({ code, medium, campaign }: Invitation) => {
    try {
      unwrap(await client.POST('/v1/referrals/use', { body: { code, ...defined({ medium, campaign }) } }));
    } catch (error) {
      toast({ tone: 'danger', title: t.signup.referralFailed(), description: errorText(error) });
    }
  };

  const register = async (values: SignupValues) => {
    setFailure(null);
    const { registration, later } = registrationOf(values, invitation, locale);
    const { search } = window.location;
    const isOnTheWay = hasRedirect(search);
    // The guard follows the address as soon as the session starts: a new member begins at their own home.
    if (!isOnTheWay) {
      const own = withParams(new URLSearchParams(search), { redirect: '/home' });
      navigate(`${SIGNUP_PATH}?${own}`, { replace: true });
    }
    try {
      const user = await session.register(registration);
      // The members' home greets by itself.
      if (isOnTheWay) toast({ tone: 'success', title: t.signup.welcome({ name: user.name }) });
    } catch (error) {
      navigate(SIGNUP_PATH + search, { replace: true });
      setFailure(error);
      showFieldErrors(error, fieldNames, setError);
      return;
    }
    if (later) await applyLater(later);
  };

  return { register, failure };
}

/**
 * The request for a filled-in form. The code of an invitation link with marks (medium, campaign) is applied in a second
 * call, together with them; any other code goes with the registration, so that both happen or neither (contract,
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
      // The contract has one field for all that an account needs.
      terms_accepted: values.acceptsTerms && values.acceptsPrivacy && values.acceptsRisk,
      marketing_accepted: values.acceptsMarketing,
      language,
      ...(code !== '' && later === null && { referral_code: code }),
    },
    later,
  };
}

/** The validation of each field: `true`, or the sentence to show. Spec §5 */
export function useSignupRules() {
  const t = useTranslations();
  const formats = useFormats();
  const resultOf = (issue: ValidationIssue | null, label: string) =>
    issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });
  return {
    name: (name: string) => resultOf(checkDisplayName(name), t.signup.name()),
    email: (email: string) => {
      const label = t.login.email();
      return resultOf(checkRequired(email, label) ?? checkEmail(email.trim()), label);
    },
    password: (password: string) => resultOf(checkNewPassword(password), t.login.password()),
    passwordAgain: (again: string, { password }: SignupValues) =>
      again === password || t.signup.passwordsDiffer(),
  };
}
