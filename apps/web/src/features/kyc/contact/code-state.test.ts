import { expect, test } from 'vitest';
import { secondsUntil } from '../../../shared/clock.ts';
import { codeDigits, codeStateOf, existingCodeState } from './code-state.ts';

const now = Date.parse('2026-11-21T10:00:00+09:00');
const delivery = {
  sent_to: 'se***@example.com',
  expires_at: '2026-11-21T10:09:50+09:00',
  resend_after_seconds: 60,
};

test('a code counts down to its expiry and to when another may be requested', () => {
  const state = codeStateOf('email', delivery, 'seoyeon.kim@example.com', now);
  expect(secondsUntil(state.expiresAt ?? 0, now)).toBe(590);
  expect(secondsUntil(state.resendAt, now + 1_500)).toBe(59);
  expect(secondsUntil(state.resendAt, now + 61_000)).toBe(0);
});

test('a device whose clock is wrong counts the whole lifetime of a code', () => {
  const fast = codeStateOf('email', delivery, 'seoyeon.kim@example.com', now + 3_600_000);
  expect(secondsUntil(fast.expiresAt ?? 0, now + 3_600_000)).toBe(600);
  const slow = codeStateOf('phone', delivery, '010-2345-6789', now - 3_600_000);
  expect(secondsUntil(slow.expiresAt ?? 0, now - 3_600_000)).toBe(180);
});

test('an earlier code can be entered, and another requested, immediately', () => {
  expect(existingCodeState('010-2345-6789', now)).toEqual({
    contact: '010-2345-6789',
    sentTo: null,
    resendAt: now,
    expiresAt: null,
  });
});

test('only the digits of pasted text count', () => {
  expect(codeDigits(' 048 213 9', 6)).toBe('048213');
});
