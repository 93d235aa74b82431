import { useGetKycStatus, useGetReferralStats } from '@gli/sdk/react';
import { useMember } from '@/shared';

/** Badge value until the member's value has loaded. Spec §2 Shell */
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
 */
export function useBadgeValues(): { auth: number | null; referral: number | null } {
  const member = useMember();
  const query = { enabled: member !== null };
  const kyc = useGetKycStatus({ id: member?.id ?? '' }, { query });
  const referrals = useGetReferralStats({ id: member?.id ?? '' }, { query });
  return {
    auth: authBadge(kyc.data?.progress_percent),
    referral: referralBadge(referrals.data?.pending_count),
  };
}
