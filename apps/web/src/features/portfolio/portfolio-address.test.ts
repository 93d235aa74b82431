import { describe, expect, test } from 'vitest';
import { pageOf } from '../../shared/search-params.ts';
import {
  groupingOf,
  holdingSortOf,
  investmentsQueryOf,
  nextSort,
  PAGE_ROWS,
  periodOf,
  portfolioQueryOf,
  sortText,
} from './portfolio-address.ts';

const at = (search: string) => new URLSearchParams(search);

describe('the address of the portfolio', () => {
  test('without parameters shows a year, by asset, the largest value first', () => {
    expect(periodOf(at(''))).toBe('1y');
    expect(portfolioQueryOf(at(''))).toEqual({});
    expect(groupingOf(at(''))).toBe('by_asset');
    expect(holdingSortOf(at(''))).toEqual({ column: 'value', direction: 'descending' });
    expect(investmentsQueryOf(at(''))).toEqual({ ordering: 'newest', page: 1, page_size: PAGE_ROWS });
  });

  test('keeps period, grouping, sort, filter and both pages apart', () => {
    const search = at(
      'period=3m&group=by_risk_level&sort=asset&page=2&status=matured&ordering=return_high&investments=3',
    );
    expect(portfolioQueryOf(search)).toEqual({ period: '3m' });
    expect(groupingOf(search)).toBe('by_risk_level');
    expect(holdingSortOf(search)).toEqual({ column: 'asset', direction: 'ascending' });
    expect(pageOf(search, 'page')).toBe(2);
    expect(investmentsQueryOf(search)).toEqual({
      ordering: 'return_high',
      status: 'matured',
      page: 3,
      page_size: PAGE_ROWS,
    });
  });

  test('with unknown values in it is like an empty one', () => {
    const search = at('period=9y&group=x&sort=-x&page=-1&status=x&ordering=x&investments=x');
    expect(periodOf(search)).toBe('1y');
    expect(groupingOf(search)).toBe('by_asset');
    expect(holdingSortOf(search)).toEqual({ column: 'value', direction: 'descending' });
    expect(pageOf(search, 'page')).toBe(1);
    expect(investmentsQueryOf(search)).toEqual({ ordering: 'newest', page: 1, page_size: PAGE_ROWS });
  });
});

describe('a click on a column header', () => {
  test('sorts figures from the largest, names from the first, and the other way round the second time', () => {
    const byValue = holdingSortOf(at(''));
    expect(sortText(nextSort(byValue, 'principal'))).toBe('-principal');
    expect(sortText(nextSort(byValue, 'asset'))).toBe('asset');
    expect(sortText(nextSort(byValue, 'value'))).toBe('value');
    expect(sortText(nextSort(nextSort(byValue, 'value'), 'value'))).toBe('-value');
  });

  test('survives the address', () => {
    for (const text of ['-value', 'asset', 'since', '-return']) {
      expect(sortText(holdingSortOf(at(`sort=${text}`)))).toBe(text);
    }
  });
});
