import { expect, test } from 'vitest';
import { toEarlierCode, toSentCode } from './sent-code.ts';

const now = Date.parse('2026-11-21T10:00:00+09:00');
const delivery = {
  sent_to: 'se***@example.com',
  expires_at: '2026-11-21T10:09:50+09:00',
  resend_after_seconds: 60,
};

test('counts down to the code’s expiry and to the next possible request', () => {
  const state = toSentCode('email', delivery, 'seoyeon.kim@example.com', { now, serverNow: now });
  expect(state.expiresAt).toBe(now + 590_000);
  expect(state.resendAt).toBe(now + 60_000);
});

test('measures the remaining time by the server’s clock', () => {
  const device = now - 3_600_000;
  const state = toSentCode('email', delivery, 'seoyeon.kim@example.com', { now: device, serverNow: now });
  expect(state.expiresAt).toBe(device + 590_000);
});

test('counts down from the full lifetime on a device with a wrong clock', () => {
  const at = (offset: number) => ({ now: now + offset, serverNow: now + offset });
  const fast = toSentCode('email', delivery, 'seoyeon.kim@example.com', at(3_600_000));
  expect(fast.expiresAt).toBe(now + 3_600_000 + 600_000);
  const slow = toSentCode('phone', delivery, '010-2345-6789', at(-3_600_000));
  expect(slow.expiresAt).toBe(now - 3_600_000 + 180_000);
});

test('allows entering a code that was sent earlier and requesting another one immediately', () => {
  expect(toEarlierCode('010-2345-6789', now)).toEqual({
    contact: '010-2345-6789',
    sentTo: null,
    resendAt: now,
    expiresAt: null,
  });
});
