import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { orderStanding } from './order-status.ts';

test('an order that waits for its payment can be paid; one whose time is over cannot', () => {
  const pending = exampleOf('getOrder', 200, 'pendingPayment');
  expect(orderStanding(pending)).toBe('unpaid');
  expect(orderStanding({ ...pending, allowed_actions: [] })).toBe('over');
});

test('a paid order is paid, also when it is under way or over', () => {
  expect(orderStanding(exampleOf('getOrder', 200, 'paid'))).toBe('paid');
  expect(orderStanding(exampleOf('getOrder', 200, 'completed'))).toBe('paid');
});

test('a cancelled or refunded order is over', () => {
  expect(orderStanding(exampleOf('cancelOrder', 200, 'cancelledUnpaid'))).toBe('over');
  expect(orderStanding(exampleOf('getOrder', 200, 'refunded'))).toBe('over');
});
