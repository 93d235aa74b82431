import { useGetKycStatus, useGetReferralStats } from '@gli/sdk/react';
import { useMember } from '@/shared';

/** Badge values until the member's own have loaded. Spec §2 Shell */
const INITIAL_AUTH_PERCENT = 65;
const INITIAL_REFERRAL_COUNT = 3;

/** Returns the verification progress in whole percent, rounded down. Null at 100, which hides the badge. */
export function authBadge(progress: string | undefined): number | null {
  const percent = progress === undefined ? INITIAL_AUTH_PERCENT : Math.floor(Number(progress));
  return percent < 100 ? percent : null;
}

/** Returns the number of referrals that await their first step. Null if there are none, which hides the badge. */
export function referralBadge(pendingCount: number | undefined): number | null {
  const count = pendingCount ?? INITIAL_REFERRAL_COUNT;
  return count > 0 ? count : null;
}

/**
 * Returns the numbers for Auth center (percent) and Referral (count). Until they have loaded, returns initial values.
 * Visitors have no values, and values that failed to load are unknown, so both are null (decision 58).
 */
export function useBadgeValues(): { auth: number | null; referral: number | null } {
  const member = useMember();
  const query = { enabled: member !== null };
  const kyc = useGetKycStatus({ id: member?.id ?? '' }, { query });
  const referrals = useGetReferralStats({ id: member?.id ?? '' }, { query });
  return {
    auth: member === null || kyc.isLoadingError ? null : authBadge(kyc.data?.progress_percent),
    referral:
      member === null || referrals.isLoadingError ? null : referralBadge(referrals.data?.pending_count),
  };
}
