// @vitest-environment happy-dom

import type { Statement } from '@gli/domain';
import { GliContractError } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { i18nObject } from '@/i18n';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { readStatement } from './read-statement.ts';
import { statementTable } from './statement-table.ts';

loadAllLocales();

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

test('reads a year from the ledger alone', async () => {
  const { platform, reply, getCalls } = await platformFixture();
  const info = exampleOf('getWalletInfo', 200);
  reply('getWalletInfo', {
    status: 200,
    body: { ...info, transactions: { ...info.transactions, next: null } },
  });
  await readStatement(new QueryClient(), platform.client, 2026);
  expect(getCalls('getWalletInfo')).toHaveLength(1);
  expect(getCalls('listInvestments')).toHaveLength(0);
});

test('exports the transactions between the opening and closing balances', () => {
  const rows = statementTable(statement, i18nObject('en'), '2026-12-31');
  expect(rows[0]).toHaveLength(7);
  expect(rows[3]?.[4]).toBe('-100.5');
  expect(rows.map((row) => row[1])).toEqual([
    'Type',
    ...['Opening balance', 'Opening balance'],
    ...['Deposit', 'Deposit', 'Deposit'],
    ...['Closing balance', 'Closing balance'],
  ]);
  expect(rows[7]).toEqual(['2026-12-31', 'Closing balance', '', 'GLIL', '42', '', '']);
});

test('rejects a statement whose transactions do not add up to the balances', async () => {
  const { platform, reply } = await platformFixture();
  const info = exampleOf('getWalletInfo', 200);
  const page = { count: 1, previous: null, next: null, results: statement.transactions.slice(1) };
  const read = (closing: string) => {
    const period_balances = [{ token: 'GLIL' as const, opening: '2', closing }];
    reply('getWalletInfo', { status: 200, body: { ...info, period_balances, transactions: page } });
    return readStatement(new QueryClient(), platform.client, 2026);
  };
  expect((await read('42')).balances).toEqual([{ token: 'GLIL', opening: '2', closing: '42' }]);
  await expect(read('2')).rejects.toThrow(GliContractError);
});
