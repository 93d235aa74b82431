import { formatNextSort, getPageParam, parseSort } from '@gli/ui';
import { describe, expect, test } from 'vitest';
import {
  holdingSorting,
  PAGE_ROWS,
  parseGrouping,
  parsePeriod,
  toInvestmentsQuery,
  toPortfolioQuery,
} from './portfolio-address.ts';

const at = (search: string) => new URLSearchParams(search);
const sortAt = (search: URLSearchParams) => parseSort(search, holdingSorting);

describe('the portfolio’s URL', () => {
  test('defaults to one year, grouped by asset, with the largest principal first', () => {
    expect(parsePeriod(at(''))).toBe('1y');
    expect(toPortfolioQuery(at(''))).toEqual({});
    expect(parseGrouping(at(''))).toBe('by_asset');
    expect(sortAt(at(''))).toEqual({ column: 'principal', direction: 'descending' });
    expect(toInvestmentsQuery(at(''))).toEqual({ ordering: 'newest', page: 1, page_size: PAGE_ROWS });
  });

  test('has separate parameters for period, grouping, sort, filter and the pages of both lists', () => {
    const search = at(
      'period=3m&group=by_risk_level&sort=asset&page=2&status=matured&ordering=return_high&investments=3',
    );
    expect(toPortfolioQuery(search)).toEqual({ period: '3m' });
    expect(parseGrouping(search)).toBe('by_risk_level');
    expect(sortAt(search)).toEqual({ column: 'asset', direction: 'ascending' });
    expect(getPageParam(search, 'page')).toBe(2);
    expect(toInvestmentsQuery(search)).toEqual({
      ordering: 'return_high',
      status: 'matured',
      page: 3,
      page_size: PAGE_ROWS,
    });
  });

  test('ignores unknown values', () => {
    const search = at('period=9y&group=x&sort=-x&page=-1&status=x&ordering=x&investments=x');
    expect(parsePeriod(search)).toBe('1y');
    expect(parseGrouping(search)).toBe('by_asset');
    expect(sortAt(search)).toEqual({ column: 'principal', direction: 'descending' });
    expect(getPageParam(search, 'page')).toBe(1);
    expect(toInvestmentsQuery(search)).toEqual({ ordering: 'newest', page: 1, page_size: PAGE_ROWS });
  });
});

test('sorts figures in descending order, and names and days in ascending order', () => {
  const byPrincipal = sortAt(at(''));
  expect(formatNextSort(byPrincipal, 'earned', holdingSorting)).toBe('-earned');
  expect(formatNextSort(byPrincipal, 'asset', holdingSorting)).toBe('asset');
  expect(formatNextSort(byPrincipal, 'since', holdingSorting)).toBe('since');
});
