import { useApplyReferralCode } from '@gli/sdk/react';
import { SIGNUP_PATH } from '@gli/session';
import { useSession } from '@gli/session/react';
import { omitUndefined, setParams, useToast } from '@gli/ui';
import { useLocation } from 'wouter';
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
  const [, navigate] = useLocation();

  const applyLater = async ({ code, medium, campaign }: Invitation) => {
    try {
      await applyCode({ body: { code, ...omitUndefined({ medium, campaign }) } });
    } catch (error) {
      toast({ tone: 'danger', title: t.signup.referralFailed(), description: errorText(error) });
    }
  };

  return async (input: SignupInput) => {
    const { registration, later } = toRegistration(input, invitation, locale);
    const { search } = window.location;
    const isOnTheWay = hasRedirect(search);
    // The guard follows the URL as soon as the session starts, so this redirect takes new members to their own
    // home page.
    if (!isOnTheWay) {
      const own = setParams(new URLSearchParams(search), { redirect: '/home' });
      navigate(`${SIGNUP_PATH}?${own}`, { replace: true });
    }
    try {
      const user = await session.register(registration);
      // The member's home page shows its own greeting.
      if (isOnTheWay)
        toast({ tone: 'success', topic: SESSION_TOPIC, title: t.signup.welcome({ name: user.name }) });
    } catch (error) {
      navigate(SIGNUP_PATH + search, { replace: true });
      throw error;
    }
    if (later) await applyLater(later);
  };
}
