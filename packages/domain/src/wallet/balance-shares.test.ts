import { expect, it } from 'vitest';
import { calculateShare } from './balance-shares.ts';

const limits = { minimum: '100', maximum: '5000' };

it.each([
  ['10000', '25', '2500'],
  ['10000.00', '50', '5000'],
  ['10000', '100', '5000'],
  ['400.00000001', '25', '100'],
  ['1000.12345678', '25', '250.03086419'],
  // A share below the minimum cannot be entered.
  ['399.99', '25', null],
  ['0', '100', null],
])('given a balance of %s, calculates %s%% as %s', (balance, percent, amount) =>
  expect(calculateShare(balance, percent, limits)).toBe(amount),
);

it('returns null for an empty balance', () =>
  expect(calculateShare('0', '100', { minimum: '0', maximum: '5' })).toBeNull());
