import { expect, test } from 'vitest';
import { nextReadMs } from './next-read.ts';

const now = Date.parse('2026-11-20T12:00:00+09:00');
const paid = {
  status: 'paid',
  payment: { status: 'paid', expires_at: null },
  cancellable_until: null,
} as const;

test('an order that stays as it is is not read again', () => {
  expect(nextReadMs(paid, now)).toBe(false);
});

test('an unpaid order is read just after its time to pay', () => {
  const pending = {
    status: 'pending_payment',
    payment: { status: 'pending', expires_at: '2026-11-20T12:10:00+09:00' },
    cancellable_until: '2026-11-20T12:30:00+09:00',
  } as const;
  expect(nextReadMs(pending, now)).toBe(601_000);
  expect(nextReadMs(pending, now + 700_000)).toBe(1_101_000);
  expect(nextReadMs(pending, now + 3_600_000)).toBe(false);
});

test('a deadline far away does not overrun the timer', () => {
  expect(nextReadMs({ ...paid, cancellable_until: '2027-02-01T00:00:00+09:00' }, now)).toBe(3_600_000);
});

test('a refund is asked for until it is booked', () => {
  const refund = {
    ...paid,
    status: 'cancelled',
    payment: { status: 'refund_pending', expires_at: null },
  } as const;
  expect(nextReadMs(refund, now)).toBe(10_000);
});
