import { useGetKycStatus, useGetReferralStats } from '@gli/sdk/react';
import { useSessionState } from '@gli/session/react';
import { authBadge, referralBadge } from './badge-values.ts';

/** The numbers on Auth center (percent) and Referral (count): those of the signed-in member once they are known. */
export function useBadgeValues(): { auth: number | null; referral: number | null } {
  const session = useSessionState();
  const enabled = session.status === 'authenticated';
  const memberId = session.status === 'authenticated' ? session.user.id : '';
  const kyc = useGetKycStatus(memberId, { query: { enabled } });
  const referrals = useGetReferralStats(memberId, { query: { enabled } });
  return {
    auth: authBadge(kyc.data?.progress_percent),
    referral: referralBadge(referrals.data?.pending_count),
  };
}
