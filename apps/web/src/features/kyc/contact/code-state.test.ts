import { expect, test } from 'vitest';
import { clockText, secondsUntil } from '../../../shared/clock.ts';
import { codeDigits, codeStateOf, oldCodeState } from './code-state.ts';

const now = Date.parse('2026-11-21T10:00:00+09:00');
const delivery = {
  sent_to: 'se***@example.com',
  expires_at: '2026-11-21T10:09:50+09:00',
  resend_after_seconds: 60,
};

test('a code counts down to its end, and to when another may be asked for', () => {
  const course = codeStateOf('email', delivery, 'seoyeon.kim@example.com', now);
  expect(secondsUntil(course.expiresAt ?? 0, now)).toBe(590);
  expect(secondsUntil(course.resendAt, now + 1_500)).toBe(59);
  expect(secondsUntil(course.resendAt, now + 61_000)).toBe(0);
});

test('a device whose clock is wrong counts the whole life of a code', () => {
  const fast = codeStateOf('email', delivery, 'seoyeon.kim@example.com', now + 3_600_000);
  expect(secondsUntil(fast.expiresAt ?? 0, now + 3_600_000)).toBe(600);
  const slow = codeStateOf('phone', delivery, '010-2345-6789', now - 3_600_000);
  expect(secondsUntil(slow.expiresAt ?? 0, now - 3_600_000)).toBe(180);
});

test('a code from before can be entered, and another asked for, at once', () => {
  expect(oldCodeState('010-2345-6789', now)).toEqual({
    contact: '010-2345-6789',
    sentTo: null,
    resendAt: now,
    expiresAt: null,
  });
});

test('time reads as a clock, and of what is pasted only the digits count', () => {
  expect(clockText(125)).toBe('2:05');
  expect(codeDigits(' 048 213 9', 6)).toBe('048213');
});
