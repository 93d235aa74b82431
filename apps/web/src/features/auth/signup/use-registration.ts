import { GliApiError } from '@gli/sdk';
import { useApplyReferralCode } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useI18nContext } from '../../../i18n/i18n-react.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import type { Invitation } from '../../../shared/member/invitation.ts';
import { fieldOfDetail, registrationOf, type SignupValues } from './registration.ts';

/** Registers what the form holds; what the server complains about goes to its fields. Spec §8 Register failure */
export function useRegistration(invitation: Invitation | null, setError: UseFormSetError<SignupValues>) {
  const session = useSession();
  const t = useTranslations();
  const { locale } = useI18nContext();
  const toast = useToast();
  const errorText = useErrorText();
  const applyReferralCode = useApplyReferralCode();
  const [failure, setFailure] = useState<unknown>(null);

  const applyLater = async ({ code, medium, campaign }: Invitation) => {
    try {
      const data = { code, ...(medium && { medium }), ...(campaign && { campaign }) };
      await applyReferralCode.mutateAsync({ data });
    } catch (error) {
      toast({ tone: 'danger', title: t.signup.referralFailed(), description: errorText(error) });
    }
  };

  const register = async (values: SignupValues) => {
    setFailure(null);
    const { registration, later } = registrationOf(values, invitation, locale);
    try {
      const user = await session.register(registration);
      toast({ tone: 'success', title: t.signup.welcome({ name: user.name }) });
    } catch (error) {
      setFailure(error);
      if (error instanceof GliApiError) showByField(error, setError);
      return;
    }
    if (later) await applyLater(later);
  };

  return { register, failure };
}

function showByField({ details }: GliApiError, setError: UseFormSetError<SignupValues>): void {
  let isFirst = true;
  for (const [name, [message]] of Object.entries(details)) {
    const field = fieldOfDetail[name];
    if (field === undefined || message === undefined) continue;
    setError(field, { type: 'server', message }, { shouldFocus: isFirst });
    isFirst = false;
  }
}
