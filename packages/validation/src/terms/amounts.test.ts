import { expect, test } from 'vitest';
import {
  getBalanceAfter,
  getRemaining,
  getShortfall,
  hasAmount,
  isSameAmount,
  toSignedAmount,
} from './amounts.ts';

test('has an amount unless it is zero in any notation', () => {
  expect(['0', '0.00', '0.00000001'].map(hasAmount)).toEqual([false, false, true]);
});

test('compares amounts as numbers', () => {
  expect(isSameAmount('2500', '2500.00')).toBe(true);
  expect(isSameAmount('2500', '2500.01')).toBe(false);
});

test.each([
  ['100', '99.99', '0.01', null],
  ['100', '100.00', null, '0'],
  ['9', '10', null, '1'],
])('splits a payment of %s from a balance of %s', (cost, available, shortfall, left) => {
  expect(getShortfall(cost, available)).toBe(shortfall);
  expect(getBalanceAfter(available, cost)).toBe(left);
});

test('returns 0 as the remaining amount above a limit', () => {
  expect(getRemaining('500', '600')).toBe('0');
  expect(getRemaining('500', '499.5')).toBe('0.5');
});

test('marks outgoing amounts with a minus sign', () => {
  expect(toSignedAmount({ amount: '12.5', direction: 'out' })).toBe('-12.5');
  expect(toSignedAmount({ amount: '12.5', direction: 'in' })).toBe('12.5');
});
