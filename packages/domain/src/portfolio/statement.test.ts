import { expect, test } from 'vitest';
import { isReconciled, sumByToken } from './statement.ts';

const totals = sumByToken({
  balances: [
    { token: 'GLIB', opening: '1000', closing: '899.5' },
    { token: 'GLID', opening: '0', closing: '0' },
    { token: 'GLIL', opening: '2', closing: '42' },
  ],
  transactions: [
    { token: 'GLIB', amount: '100.5', direction: 'out', purpose: 'order' },
    { token: 'GLIL', amount: '24.75', direction: 'in', purpose: 'reward' },
    { token: 'GLIL', amount: '15.25', direction: 'in', purpose: 'payout' },
  ],
});

test('sums amounts by token and omits tokens that the member never owned', () => {
  expect(totals).toEqual([
    { token: 'GLIB', opening: '1000', received: '0', payouts: '0', spent: '100.5', closing: '899.5' },
    { token: 'GLIL', opening: '2', received: '40', payouts: '15.25', spent: '0', closing: '42' },
  ]);
});

test('checks that the transactions add up to the balances', () => {
  expect(totals.map(isReconciled)).toEqual([true, true]);
  expect(totals.map((one) => isReconciled({ ...one, closing: '900' }))).toEqual([false, false]);
});
