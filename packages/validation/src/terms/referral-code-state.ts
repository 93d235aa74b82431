/** State of a code: usable, or the reason why it is not. */
export type ReferralCodeState = 'active' | 'paused' | 'expired' | 'used_up';

/** Limits of a referral code. Null means no limit. */
export type ReferralCodeLimits = {
  readonly active: boolean;
  readonly expiresAt: Date | null;
  readonly maximumUses: number | null;
  readonly usesCount: number;
};

export function getReferralCodeState(code: ReferralCodeLimits, now: Date): ReferralCodeState {
  if (!code.active) return 'paused';
  if (code.expiresAt !== null && code.expiresAt <= now) return 'expired';
  if (code.maximumUses !== null && code.usesCount >= code.maximumUses) return 'used_up';
  return 'active';
}
