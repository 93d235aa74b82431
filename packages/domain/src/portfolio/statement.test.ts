import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { isReconciled, type Statement, sumByToken } from './statement.ts';

const [example] = exampleOf('getWalletInfo', 200).transactions.results;
if (!example) throw new Error('The contract has no transaction.');

const moved = (id: string, completed_at: string, change: object) => ({
  ...{ ...example, id, completed_at, created_at: completed_at },
  ...change,
});
const statement: Statement = {
  year: 2026,
  balances: [
    { token: 'GLIB', opening: '1000', closing: '899.5' },
    { token: 'GLID', opening: '0', closing: '0' },
    { token: 'GLIL', opening: '2', closing: '42' },
  ],
  transactions: [
    moved('t1', '2026-03-01T09:00:00+09:00', {
      token: 'GLIB',
      amount: '100.5',
      direction: 'out',
      status: 'completed',
    }),
    moved('t2', '2026-12-10T08:59:00+09:00', {
      token: 'GLIL',
      amount: '24.75',
      direction: 'in',
      purpose: 'reward',
      status: 'completed',
    }),
    moved('t3', '2026-12-10T09:00:00+09:00', {
      token: 'GLIL',
      amount: '15.25',
      direction: 'in',
      purpose: 'payout',
      status: 'completed',
    }),
  ],
};

test('sums amounts by token and omits tokens that the member never owned', () => {
  expect(sumByToken(statement)).toEqual([
    { token: 'GLIB', opening: '1000', received: '0', payouts: '0', spent: '100.5', closing: '899.5' },
    { token: 'GLIL', opening: '2', received: '40', payouts: '15.25', spent: '0', closing: '42' },
  ]);
});

test('checks that the transactions add up to the balances', () => {
  const [totals] = sumByToken(statement);
  expect(totals && isReconciled(totals)).toBe(true);
  expect(totals && isReconciled({ ...totals, closing: '900' })).toBe(false);
});
