import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { sortHoldings } from './sort-holdings.ts';

const [example] = exampleOf('getInvestmentPortfolio', 200).holdings;
if (!example) throw new Error('The contract has no holding.');

const holding = (name: string, principal: string, returned: string, since: string) => ({
  ...example,
  asset: { ...example.asset, name },
  principal,
  return_percent: returned,
  first_invested_at: since,
});
const holdings = [
  holding('나', '9.5', '-1', '2026-01-02T00:00:00+09:00'),
  holding('가', '10', '2', '2026-01-02T00:00:00Z'),
  holding('다', '10.00000001', '0.5', '2026-01-01T00:00:00+09:00'),
];

const names = (column: 'asset' | 'principal' | 'return' | 'since', direction: 'ascending' | 'descending') =>
  sortHoldings(holdings, { column, direction }, 'ko').map(({ asset }) => asset.name);

test('amounts are compared as numbers, to the last place', () => {
  expect(names('principal', 'ascending')).toEqual(['나', '가', '다']);
  expect(names('principal', 'descending')).toEqual(['다', '가', '나']);
});

test('a loss comes before a gain', () => {
  expect(names('return', 'ascending')).toEqual(['나', '다', '가']);
});

test('names sort by the alphabet, times by the moment that they mean', () => {
  expect(names('asset', 'ascending')).toEqual(['가', '나', '다']);
  expect(names('since', 'ascending')).toEqual(['다', '나', '가']);
});

test('equal ones keep their order in both directions', () => {
  const equal = [holding('a', '1', '0', ''), holding('b', '1', '0', '')];
  for (const direction of ['ascending', 'descending'] as const) {
    const sorted = sortHoldings(equal, { column: 'principal', direction }, 'en');
    expect(sorted.map(({ asset }) => asset.name)).toEqual(['a', 'b']);
  }
});
