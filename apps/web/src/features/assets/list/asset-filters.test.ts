import { expect, test } from 'vitest';
import { hasParams, withFilter, withoutParams } from '../../../shared/search-params.ts';
import { assetFilters, queryOf } from './asset-filters.ts';

test('an address without filters asks for the recommended assets', () => {
  expect(queryOf(new URLSearchParams())).toEqual({ ordering: 'recommended', page_size: 12 });
});

test('every filter of the address goes to the server', () => {
  const search = new URLSearchParams(
    'category=acg_3hd8w5ny2k&risk=very_high&status=paused&featured=1&search=%20제주%20&sort=minimum_low&page=3',
  );
  expect(queryOf(search)).toEqual({
    category_id: 'acg_3hd8w5ny2k',
    risk_level: 'very_high',
    status: 'paused',
    featured: true,
    search: '제주',
    ordering: 'minimum_low',
    page_size: 12,
  });
});

test('unknown values are left out, so that a tampered address still shows a list', () => {
  const search = new URLSearchParams(`risk=none&status=x&sort=y&featured=yes&search=${'a'.repeat(200)}`);
  expect(queryOf(search)).toEqual({ ordering: 'recommended', page_size: 12, search: 'a'.repeat(80) });
});

test('a changed filter starts at the first page and keeps the others and the comparison', () => {
  const search = new URLSearchParams('risk=low&page=4&compare=ast_1');
  expect(withFilter(search, 'sort', 'apy_high').toString()).toBe('risk=low&compare=ast_1&sort=apy_high');
  expect(withFilter(search, 'risk', '').toString()).toBe('compare=ast_1');
});

test('clearing the filters keeps the sort and the comparison', () => {
  const search = new URLSearchParams('risk=low&featured=1&search=a&sort=apy_low&compare=ast_1&page=2');
  expect(withoutParams(search, assetFilters).toString()).toBe('sort=apy_low&compare=ast_1');
});

test('the sort alone narrows nothing', () => {
  expect(hasParams(new URLSearchParams('sort=apy_low&page=2&compare=ast_1'), assetFilters)).toBe(false);
  expect(hasParams(new URLSearchParams('search=villa'), assetFilters)).toBe(true);
});
