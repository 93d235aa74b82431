import type { Order } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { describe, expect, test } from 'vitest';
import { getNetPaid, getPaymentState, getUnrefunded, isAsAgreed, selectLatest } from './order.ts';

const pending = exampleOf('getOrder', 200, 'pendingPayment');
const paid = exampleOf('getOrder', 200, 'paid');
const withTotal = (total: string) => ({ ...paid, totals: { ...paid.totals, total } });

describe('a placed order', () => {
  test('can be paid unless it has expired', () => {
    expect(getPaymentState(pending)).toBe('unpaid');
    expect(getPaymentState({ ...pending, allowed_actions: [] })).toBe('over');
  });

  test('counts as paid in every status after the payment', () => {
    expect(getPaymentState(paid)).toBe('paid');
    expect(getPaymentState(exampleOf('getOrder', 200, 'completed'))).toBe('paid');
  });

  test('is closed if it is canceled or refunded', () => {
    expect(getPaymentState(exampleOf('cancelOrder', 200, 'cancelledUnpaid'))).toBe('over');
    expect(getPaymentState(exampleOf('getOrder', 200, 'refunded'))).toBe('over');
  });
});

test('accepts at most the agreed price, in the agreed token', () => {
  const isAccepted = (total: string, token: Order['token'] = 'GLIL') =>
    isAsAgreed({ ...withTotal(total), token: 'GLIL' }, { token, total: '100' });
  expect(['99.5', '100.00', '100.01'].map((total) => isAccepted(total))).toEqual([true, true, false]);
  expect(isAccepted('99.5', 'USDT')).toBe(false);
});

test('calculates the final cost as the total minus the refund', () => {
  const order = withTotal('100.00');
  const { refund } = exampleOf('getOrder', 200, 'refunded').payment;
  if (!refund) throw new Error('The example has no refund.');
  expect(getNetPaid(order)).toBe('100');
  const payment = { ...paid.payment, refund: { ...refund, amount: '40.5' } };
  expect(getNetPaid({ ...order, payment })).toBe('59.5');
  expect(getNetPaid({ ...order, payment: { ...payment, paid_at: null } })).toBeNull();
});

test('calculates the part that a cancellation does not refund', () => {
  expect(getUnrefunded({ ...withTotal('100'), refundable_amount: '62.50' })).toBe('37.5');
});

test('returns the newest orders first, up to the requested number', () => {
  const orders = [
    '2026-11-20T09:00:00+09:00',
    '2026-11-20T01:00:00Z',
    '2026-11-21T09:00:00+09:00',
    '2026-11-18T09:00:00+09:00',
  ].map((created_at) => ({ created_at }));
  expect(selectLatest(orders, 3)).toEqual([orders[2], orders[1], orders[0]]);
  expect(selectLatest([], 3)).toEqual([]);
});
