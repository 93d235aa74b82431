import type { ReferralCode } from '@gli/sdk';

/** State of a code: usable, or the reason why it is not. */
export type CodeState = 'active' | 'paused' | 'expired' | 'used_up';

/**
 * Returns the state of a code.
 * @param now time in ms since 1970
 */
export function getCodeState(
  code: Pick<ReferralCode, 'active' | 'expires_at' | 'maximum_uses' | 'uses_count'>,
  now: number,
): CodeState {
  if (!code.active) return 'paused';
  if (code.expires_at !== null && Date.parse(code.expires_at) <= now) return 'expired';
  if (code.maximum_uses !== null && code.uses_count >= code.maximum_uses) return 'used_up';
  return 'active';
}
