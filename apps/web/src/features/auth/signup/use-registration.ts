import { useApplyReferralCode } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { omitUndefined, useToast } from '@gli/ui';
import { type Invitation, SESSION_TOPIC, useErrorText } from '@/data';
import { useI18nContext, useTranslations } from '@/i18n';
import { hasRedirect } from '../entry-address.ts';
import { type SignupInput, toRegistration } from './signup-form.ts';

/** Registers a member. Spec §8 Register failure */
export function useRegistration(invitation: Invitation | null) {
  const session = useSession();
  const t = useTranslations();
  const { locale } = useI18nContext();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutateAsync: applyCode } = useApplyReferralCode();

  const applyLater = async ({ code, medium, campaign }: Invitation) => {
    try {
      await applyCode({ body: { code, ...omitUndefined({ medium, campaign }) } });
    } catch (error) {
      toast({ tone: 'danger', title: t.signup.referralFailed(), description: errorText(error) });
    }
  };

  return async (input: SignupInput) => {
    const { registration, later } = toRegistration(input, invitation, locale);
    const isOnTheWay = hasRedirect(window.location.search);
    const user = await session.register(registration);
    // The member's home shows its own greeting.
    if (isOnTheWay)
      toast({ tone: 'success', topic: SESSION_TOPIC, title: t.signup.welcome({ name: user.name }) });
    if (later) await applyLater(later);
  };
}
