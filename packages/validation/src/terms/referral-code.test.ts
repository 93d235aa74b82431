import { expect, test } from 'vitest';
import { isReferralCode, isReferralCodeEnd, normalizeReferralCode } from './referral-code.ts';

test('accepts a code of 4 to 20 capital letters and digits', () => {
  const texts = ['ABC', 'AB12', 'A'.repeat(20), 'A'.repeat(21), 'abcd', 'AB-12'];
  expect(texts.map(isReferralCode)).toEqual([false, true, true, false, false, false]);
});

test('accepts a code typed in any case, with surrounding spaces', () => {
  expect(normalizeReferralCode(' seoyeon26 ')).toBe('SEOYEON26');
});

test('requires the expiry to be in the future', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const ends = ['2026-11-21T00:00:01Z', '2026-11-21T00:00:00Z', 'tomorrow'];
  expect(ends.map((end) => isReferralCodeEnd(new Date(end), now))).toEqual([true, false, false]);
});
