import { expect, test } from 'vitest';
import { getReferralCodeState, type ReferralCodeLimits } from './referral-code-state.ts';

const now = new Date('2026-11-21T12:00:00+09:00');
const usable: ReferralCodeLimits = { active: true, expiresAt: null, maximumUses: null, usesCount: 3 };

test.each([
  ['without limits is active', usable, 'active'],
  ['that was switched off is paused', { ...usable, active: false, maximumUses: 3 }, 'paused'],
  ['whose end has passed is expired', { ...usable, expiresAt: now }, 'expired'],
  ['whose end is in the future is active', { ...usable, expiresAt: new Date(now.getTime() + 1) }, 'active'],
  ['at its limit is used up', { ...usable, maximumUses: 3 }, 'used_up'],
  ['below its limit is active', { ...usable, maximumUses: 4 }, 'active'],
] as const)('a code %s', (_, code, state) => {
  expect(getReferralCodeState(code, now)).toBe(state);
});
