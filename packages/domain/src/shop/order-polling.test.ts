import { expect, test } from 'vitest';
import { getOrderPollMs } from './order-polling.ts';

const now = Date.parse('2026-11-20T12:00:00+09:00');
const paid = {
  status: 'paid',
  payment: { status: 'paid', expires_at: null },
  cancellable_until: null,
} as const;

test('does not refetch an order that cannot change', () => {
  expect(getOrderPollMs(paid, now)).toBe(false);
});

test('refetches an unpaid order just after its payment deadline', () => {
  const pending = {
    status: 'pending_payment',
    payment: { status: 'pending', expires_at: '2026-11-20T12:10:00+09:00' },
    cancellable_until: '2026-11-20T12:30:00+09:00',
  } as const;
  expect(getOrderPollMs(pending, now)).toBe(601_000);
  expect(getOrderPollMs(pending, now + 700_000)).toBe(1_101_000);
  expect(getOrderPollMs(pending, now + 3_600_000)).toBe(false);
});

test('limits the refetch delay for a distant deadline', () => {
  expect(getOrderPollMs({ ...paid, cancellable_until: '2027-02-01T00:00:00+09:00' }, now)).toBe(3_600_000);
});

test('polls a pending refund until it is booked', () => {
  const refund = {
    ...paid,
    status: 'cancelled',
    payment: { status: 'refund_pending', expires_at: null },
  } as const;
  expect(getOrderPollMs(refund, now)).toBe(10_000);
});
