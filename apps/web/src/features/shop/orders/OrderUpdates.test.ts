import type { Order } from '@gli/sdk';
import { expect, test } from 'vitest';
import { orderUpdates } from './OrderUpdates.tsx';

const payment: Order['payment'] = {
  status: 'pending',
  method: 'platform_balance',
  paid_at: null,
  transaction_id: null,
  expires_at: '2026-11-20T12:30:00+09:00',
  failure_reason: null,
  refund: null,
};
const unpaid = {
  status: 'pending_payment',
  allowed_actions: ['confirm_payment', 'cancel'],
  cancellable_until: '2026-11-20T12:30:00+09:00',
  refundable_amount: '0',
  payment,
} satisfies Parameters<typeof orderUpdates>[0];
const paid = {
  ...unpaid,
  status: 'paid',
  allowed_actions: ['cancel'],
  refundable_amount: '120',
  payment: { ...payment, status: 'paid', expires_at: null },
} satisfies Parameters<typeof orderUpdates>[0];
const refund = {
  status: 'pending',
  amount: '60',
  refund_percent: '50',
  transaction_id: null,
  requested_at: '2026-11-20T12:00:00+09:00',
  refunded_at: null,
} satisfies NonNullable<Order['payment']['refund']>;

test('shows the payment deadline of an unpaid order and no refund', () => {
  expect(orderUpdates(unpaid)).toEqual([{ kind: 'pay_by', time: '2026-11-20T12:30:00+09:00' }]);
});

test('shows a rejected payment first', () => {
  const refused = { ...unpaid, payment: { ...payment, status: 'failed', failure_reason: 'No.' } } as const;
  expect(orderUpdates(refused).map(({ kind }) => kind)).toEqual(['payment_refused', 'pay_by']);
});

test('shows the cancellation deadline and refund of a paid order', () => {
  expect(orderUpdates(paid)).toEqual([
    { kind: 'cancellable_until', time: '2026-11-20T12:30:00+09:00', amount: '120' },
  ]);
  expect(orderUpdates({ ...paid, cancellable_until: null })).toEqual([
    { kind: 'cancellable', amount: '120' },
  ]);
  expect(orderUpdates({ ...paid, allowed_actions: [] })).toEqual([]);
});

test('shows a refund as pending, then as done', () => {
  const cancelled: Parameters<typeof orderUpdates>[0] = { ...paid, status: 'cancelled', allowed_actions: [] };
  expect(orderUpdates({ ...cancelled, payment: { ...paid.payment, refund } })).toEqual([
    { kind: 'refund_pending', amount: '60' },
  ]);
  const time = '2026-11-20T12:01:00+09:00';
  expect(
    orderUpdates({ ...cancelled, payment: { ...paid.payment, refund: { ...refund, refunded_at: time } } }),
  ).toEqual([{ kind: 'refund_done', amount: '60', time }]);
});

test('hides a refund of zero', () => {
  const cancelled: Parameters<typeof orderUpdates>[0] = { ...paid, status: 'cancelled', allowed_actions: [] };
  expect(
    orderUpdates({ ...cancelled, payment: { ...paid.payment, refund: { ...refund, amount: '0' } } }),
  ).toEqual([]);
});
