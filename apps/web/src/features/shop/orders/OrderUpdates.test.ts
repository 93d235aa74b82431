import type { Order } from '@gli/sdk';
import { expect, test } from 'vitest';
import { createFormats, i18nObject } from '@/i18n';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { getOrderUpdates } from './OrderUpdates.tsx';

loadAllLocales();

const t = i18nObject('en');
const formats = createFormats('en');
const getTexts = (order: Parameters<typeof getOrderUpdates>[0]) =>
  getOrderUpdates(order, { t, formats }).map(({ text }) => text);
const time = formats.moment('2026-11-20T12:30:00+09:00');

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
  token: 'GLIL',
  payment,
} satisfies Parameters<typeof getOrderUpdates>[0];
const paid = {
  ...unpaid,
  status: 'paid',
  allowed_actions: ['cancel'],
  refundable_amount: '120',
  payment: { ...payment, status: 'paid', expires_at: null },
} satisfies Parameters<typeof getOrderUpdates>[0];
const refund = {
  status: 'pending',
  amount: '60',
  refund_percent: '50',
  transaction_id: null,
  requested_at: '2026-11-20T12:00:00+09:00',
  refunded_at: null,
} satisfies NonNullable<Order['payment']['refund']>;

test('shows an unpaid order’s payment deadline, but no refund', () => {
  expect(getTexts(unpaid)).toEqual([t.orders.payBy({ time })]);
});

test('shows a rejected payment before all other messages', () => {
  const refused = { ...unpaid, payment: { ...payment, status: 'failed', failure_reason: 'No.' } } as const;
  expect(getTexts(refused)).toEqual([t.orders.paymentRefused({ reason: 'No.' }), t.orders.payBy({ time })]);
});

test('shows the cancellation deadline and refund of a paid order', () => {
  expect(getTexts(paid)).toEqual([t.orders.cancellableUntil({ time, amount: '120 GLIL' })]);
  expect(getTexts({ ...paid, cancellable_until: null })).toEqual([
    t.orders.cancellable({ amount: '120 GLIL' }),
  ]);
  expect(getTexts({ ...paid, allowed_actions: [] })).toEqual([]);
});

test('shows a refund first as pending, then as done', () => {
  const cancelled: Parameters<typeof getOrderUpdates>[0] = {
    ...paid,
    status: 'cancelled',
    allowed_actions: [],
  };
  const withRefund = (own: typeof refund | (Omit<typeof refund, 'refunded_at'> & { refunded_at: string })) =>
    getTexts({ ...cancelled, payment: { ...paid.payment, refund: own } });
  expect(withRefund(refund)).toEqual([t.orders.refundPending({ amount: '60 GLIL' })]);
  const refunded_at = '2026-11-20T12:30:00+09:00';
  expect(withRefund({ ...refund, refunded_at })).toEqual([t.orders.refundDone({ time, amount: '60 GLIL' })]);
  expect(withRefund({ ...refund, amount: '0' })).toEqual([]);
});
