import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { i18nObject } from '@/i18n';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { holdingsTable } from './holding-rows.ts';

loadAllLocales();

const portfolio = exampleOf('getInvestmentPortfolio', 200);

test('exports a translated header and each holding’s plain values', () => {
  const [header, ...rows] = holdingsTable(portfolio, i18nObject('ko'));
  expect(header?.slice(0, 3)).toEqual(['자산', '분류', '위험 등급']);
  expect(rows).toHaveLength(portfolio.holdings.length);
  const [first] = portfolio.holdings;
  expect(rows[0]).toHaveLength(header?.length ?? 0);
  expect(rows[0]).toEqual(
    expect.arrayContaining([first?.asset.name, first?.principal, first?.share_percent]),
  );
});
