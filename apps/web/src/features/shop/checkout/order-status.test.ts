import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { orderStatus } from './order-status.ts';

test('an order that waits for its payment can be paid; one whose time is over cannot', () => {
  const pending = exampleOf('getOrder', 200, 'pendingPayment');
  expect(orderStatus(pending)).toBe('unpaid');
  expect(orderStatus({ ...pending, allowed_actions: [] })).toBe('over');
});

test('a paid order is paid, also when it is under way or over', () => {
  expect(orderStatus(exampleOf('getOrder', 200, 'paid'))).toBe('paid');
  expect(orderStatus(exampleOf('getOrder', 200, 'completed'))).toBe('paid');
});

test('a cancelled or refunded order is over', () => {
  expect(orderStatus(exampleOf('cancelOrder', 200, 'cancelledUnpaid'))).toBe('over');
  expect(orderStatus(exampleOf('getOrder', 200, 'refunded'))).toBe('over');
});
