import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { sortHoldings } from './holdings.ts';

const portfolio = exampleOf('getInvestmentPortfolio', 200);
const [example] = portfolio.holdings;
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

test('compares amounts as exact numbers', () => {
  expect(names('principal', 'ascending')).toEqual(['나', '가', '다']);
  expect(names('principal', 'descending')).toEqual(['다', '가', '나']);
});

test('sorts a loss before a gain', () => {
  expect(names('return', 'ascending')).toEqual(['나', '다', '가']);
});

test('sorts names alphabetically and times chronologically', () => {
  expect(names('asset', 'ascending')).toEqual(['가', '나', '다']);
  expect(names('since', 'ascending')).toEqual(['다', '나', '가']);
});

test('keeps the order of ties in both directions', () => {
  const equal = [holding('a', '1', '0', ''), holding('b', '1', '0', '')];
  for (const direction of ['ascending', 'descending'] as const) {
    const sorted = sortHoldings(equal, { column: 'principal', direction }, 'en');
    expect(sorted.map(({ asset }) => asset.name)).toEqual(['a', 'b']);
  }
});
