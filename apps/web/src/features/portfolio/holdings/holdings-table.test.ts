import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { i18nObject } from '../../../i18n/i18n-util.ts';
import { dayInKorea, holdingsTable } from './holdings-table.ts';

loadAllLocales();

const portfolio = exampleOf('getInvestmentPortfolio', 200);

test('the file has a head in the language and a row of plain values for each holding', () => {
  const [head, ...rows] = holdingsTable(portfolio, i18nObject('ko'));
  expect(head?.slice(0, 3)).toEqual(['자산', '분류', '위험도']);
  expect(rows).toHaveLength(portfolio.holdings.length);
  const [first] = portfolio.holdings;
  expect(rows[0]).toHaveLength(head?.length ?? 0);
  expect(rows[0]).toEqual(
    expect.arrayContaining([first?.asset.name, first?.principal, first?.share_percent]),
  );
});

test('a day is the day in Korea', () => {
  expect(dayInKorea('2026-11-19T23:30:00Z')).toBe('2026-11-20');
});
