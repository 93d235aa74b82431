import { expect, test } from 'vitest';
import { calculateKrw, findAvailable, getTotalBalance, isAllAvailable } from './balances.ts';

test('includes staked tokens in the total', () => {
  expect(getTotalBalance({ balance: '100.50', staked: '0.5' })).toBe('101');
});

test('detects tokens that cannot be used', () => {
  const parts = [
    { locked: '0.00', staked: '0' },
    { locked: '0.01', staked: '0' },
    { locked: '0', staked: '1' },
  ];
  expect(parts.map(isAllAvailable)).toEqual([true, false, false]);
});

test('keeps every digit of a KRW value', () => {
  expect(calculateKrw('0.00012', '1400')).toBe('0.168');
});

test('finds a token’s available amount once the balances are known', () => {
  const balances = [{ token: 'GLIB' as const, available: '7' }];
  expect(findAvailable(balances, 'GLIB')).toBe('7');
  expect(findAvailable(balances, 'GLIL')).toBeUndefined();
  expect(findAvailable(undefined, 'GLIB')).toBeUndefined();
});
