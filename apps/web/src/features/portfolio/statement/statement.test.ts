// @vitest-environment happy-dom

import { GliContractError } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { i18nObject } from '@/i18n';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { ranIn, readStatement, type Statement, sumByToken } from './read-statement.ts';
import { statementTable } from './statement-table.ts';

loadAllLocales();

const [example] = exampleOf('getWalletInfo', 200).transactions.results;
const [investment] = exampleOf('listInvestments', 200).results;
if (!example || !investment) throw new Error('The contract has no transaction or investment.');

const running = { ...investment, token: 'GLIB' as const, earned: '14.25' };
const moved = (id: string, completed_at: string, change: object) => ({
  ...{ ...example, id, completed_at, created_at: completed_at },
  ...change,
});
const statement: Statement = {
  year: 2026,
  investments: [running, { ...running, id: 'inv_2', earned: '1' }],
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
      amount: '40',
      direction: 'in',
      status: 'completed',
    }),
  ],
};

test.each([
  ['2025-12-31T14:59:00Z', '2026-01-01', true],
  ['2026-12-31T14:59:00Z', '2028-01-01', true],
  ['2026-12-31T15:00:00Z', '2028-01-01', false],
  ['2024-01-01T00:00:00Z', '2025-12-31', false],
])(
  'determines whether an investment made at %s that matures on %s was active in 2026: %s',
  (invested_at, matures_on, runs) => {
    expect(ranIn(2026, { invested_at, matures_on })).toBe(runs);
  },
);

test('sums amounts by token and omits tokens that the member never owned', () => {
  expect(sumByToken(statement)).toEqual([
    { token: 'GLIB', opening: '1000', received: '0', spent: '100.5', closing: '899.5', earned: '15.25' },
    { token: 'GLIL', opening: '2', received: '40', spent: '0', closing: '42', earned: '0' },
  ]);
});

test('loads a year’s statement without a separate call per investment', async () => {
  const { platform, reply, getCalls } = await platformFixture();
  const page = exampleOf('listInvestments', 200);
  const info = exampleOf('getWalletInfo', 200);
  reply('listInvestments', { status: 200, body: { ...page, next: null } });
  reply('getWalletInfo', {
    status: 200,
    body: { ...info, transactions: { ...info.transactions, next: null } },
  });
  const read = await readStatement(new QueryClient(), platform.client, 2026);
  expect(read.investments.length).toBeGreaterThan(0);
  expect(getCalls('listInvestments')).toHaveLength(1);
  expect(getCalls('getWalletInfo')).toHaveLength(1);
  expect(getCalls('getInvestment')).toHaveLength(0);
});

test('exports the transactions and one row per investment', () => {
  const rows = statementTable(statement, i18nObject('en'), '2026-12-31');
  expect(rows[0]).toHaveLength(7);
  expect(rows[3]?.[4]).toBe('-100.5');
  expect(rows.map((row) => row[1])).toEqual([
    'Type',
    ...['Opening balance', 'Opening balance', 'Deposit', 'Deposit', 'Closing balance', 'Closing balance'],
    ...['Earned to date', 'Earned to date'],
  ]);
  expect(rows[7]).toEqual(['2026-12-31', 'Earned to date', running.asset.name, 'GLIB', '14.25', '', '']);
});

test('rejects a statement whose transactions do not add up to the balances', async () => {
  const { platform, reply } = await platformFixture();
  const info = exampleOf('getWalletInfo', 200);
  reply('listInvestments', { status: 200, body: { ...exampleOf('listInvestments', 200), next: null } });
  const page = { count: 1, previous: null, next: null, results: statement.transactions.slice(1) };
  const read = (closing: string) => {
    const period_balances = [{ token: 'GLIL' as const, opening: '2', closing }];
    reply('getWalletInfo', { status: 200, body: { ...info, period_balances, transactions: page } });
    return readStatement(new QueryClient(), platform.client, 2026);
  };
  expect((await read('42')).balances).toEqual([{ token: 'GLIL', opening: '2', closing: '42' }]);
  await expect(read('2')).rejects.toThrow(GliContractError);
});
