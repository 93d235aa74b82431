import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { i18nObject } from '../../../i18n/i18n-util.ts';
import { payoutsIn, rowsOf, type Statement, totalsOf } from './read-statement.ts';
import { statementTable } from './statement-table.ts';

loadAllLocales();

const [example] = exampleOf('getWalletInfo', 200).transactions.results;
const investment = exampleOf('getInvestment', 200);
const [payout] = investment.payouts;
if (!example || !payout) throw new Error('The contract has no transaction or payout.');

const credited = (id: string, credited_on: string, amount: string) => ({
  ...payout,
  id,
  credited_on,
  amount,
});
const payouts = payoutsIn(2026, [
  {
    ...investment,
    token: 'GLIB',
    payouts: [
      credited('p3', '2027-01-10', '9'),
      credited('p2', '2026-12-10', '7.25'),
      credited('p1', '2026-01-10', '7'),
      credited('p0', '2025-12-10', '5'),
    ],
  },
]);
const moved = (id: string, created_at: string, change: object) => ({ ...example, id, created_at, ...change });
const statement: Statement = {
  year: 2026,
  payouts,
  transactions: [
    moved('t1', '2026-03-01T09:00:00+09:00', {
      token: 'GLIB',
      amount: '100.5',
      direction: 'out',
      status: 'completed',
    }),
    moved('t2', '2026-12-10T08:59:00+09:00', {
      token: 'GLIL',
      amount: '40',
      direction: 'in',
      status: 'completed',
    }),
    moved('t3', '2026-12-11T09:00:00+09:00', {
      token: 'GLIL',
      amount: '99',
      direction: 'out',
      status: 'failed',
    }),
  ],
};

test('a statement has the payouts that were credited in its year, earliest first', () => {
  expect(payouts.map(({ id }) => id)).toEqual(['p1', 'p2']);
  expect(payouts[0]?.asset).toBe(investment.asset.name);
});

test('the sums are by token; what failed moved nothing', () => {
  expect(totalsOf(statement)).toEqual([
    { token: 'GLIB', payouts: '14.25', received: '0', spent: '100.5' },
    { token: 'GLIL', payouts: '0', received: '40', spent: '0' },
  ]);
});

test('payouts and transactions are in one list by time', () => {
  expect(
    rowsOf(statement).map((row) => (row.kind === 'payout' ? row.payout.id : row.transaction.id)),
  ).toEqual(['p1', 't1', 't2', 'p2', 't3']);
});

test('the file has the columns of the transactions’ file, and a row for each payout', () => {
  const [header, first, second] = statementTable(statement, i18nObject('en'));
  expect(header).toHaveLength(7);
  expect(first).toEqual(['2026-01-10', 'Payout', investment.asset.name, 'GLIB', '7', 'Completed', '']);
  expect(second?.[4]).toBe('-100.5');
});
