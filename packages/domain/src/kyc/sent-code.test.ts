import { secondsUntil } from '@gli/ui';
import { expect, test } from 'vitest';
import { existingCodeState, getCodeState } from './code-state.ts';

const now = Date.parse('2026-11-21T10:00:00+09:00');
const delivery = {
  sent_to: 'se***@example.com',
  expires_at: '2026-11-21T10:09:50+09:00',
  resend_after_seconds: 60,
};

test('counts down to the code’s expiry and to the next possible request', () => {
  const state = getCodeState('email', delivery, 'seoyeon.kim@example.com', now);
  expect(secondsUntil(state.expiresAt ?? 0, now)).toBe(590);
  expect(secondsUntil(state.resendAt, now + 1_500)).toBe(59);
  expect(secondsUntil(state.resendAt, now + 61_000)).toBe(0);
});

test('counts down from the full lifetime on a device with a wrong clock', () => {
  const fast = getCodeState('email', delivery, 'seoyeon.kim@example.com', now + 3_600_000);
  expect(secondsUntil(fast.expiresAt ?? 0, now + 3_600_000)).toBe(600);
  const slow = getCodeState('phone', delivery, '010-2345-6789', now - 3_600_000);
  expect(secondsUntil(slow.expiresAt ?? 0, now - 3_600_000)).toBe(180);
});

test('allows entering a code that was sent earlier and requesting another one immediately', () => {
  expect(existingCodeState('010-2345-6789', now)).toEqual({
    contact: '010-2345-6789',
    sentTo: null,
    resendAt: now,
    expiresAt: null,
  });
});
