import { useGetKycStatus, useGetReferralStats } from '@gli/sdk/react';
import { useMember } from '@/data';

/** Badge values shown until the member's own values have loaded. Spec §2 Shell */
const INITIAL_AUTH_PERCENT = 65;
const INITIAL_REFERRAL_COUNT = 3;

/** Returns the verification progress in whole percent, rounded down, or null at 100, which hides the badge. */
export function authBadge(progress: string | undefined): number | null {
  const percent = progress === undefined ? INITIAL_AUTH_PERCENT : Math.floor(Number(progress));
  return percent < 100 ? percent : null;
}

/**
 * Returns the number of referrals whose first step is pending, or null if there are none, which hides the
 * badge.
 */
export function referralBadge(pendingCount: number | undefined): number | null {
  const count = pendingCount ?? INITIAL_REFERRAL_COUNT;
  return count > 0 ? count : null;
}

/**
 * Returns the badges of Auth center (percent) and Referral (count). Returns initial values until the data has
 * loaded. Both are null for visitors and if loading fails (decision 58).
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
