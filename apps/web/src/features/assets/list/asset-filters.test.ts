import { expect, test } from 'vitest';
import { isFiltered, pageOf, queryOf, withFilter, withoutFilters, withPage } from './asset-filters.ts';

test('an address without filters asks for the recommended assets', () => {
  expect(queryOf(new URLSearchParams())).toEqual({ ordering: 'recommended', page_size: 12 });
});

test('every filter of the address is asked of the server', () => {
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

test('what is no filter’s value is left out, so that a tampered address still shows a list', () => {
  const search = new URLSearchParams(`risk=none&status=x&sort=y&featured=yes&search=${'a'.repeat(200)}`);
  expect(queryOf(search)).toEqual({ ordering: 'recommended', page_size: 12, search: 'a'.repeat(80) });
});

test.each([
  ['', 1],
  ['page=7', 7],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=x', 1],
])('the address ?%s leads to page %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page);
});

test('a changed filter starts at the first page and keeps the others and the comparison', () => {
  const search = new URLSearchParams('risk=low&page=4&compare=ast_1');
  expect(withFilter(search, 'sort', 'apy_high').toString()).toBe('risk=low&compare=ast_1&sort=apy_high');
  expect(withFilter(search, 'risk', '').toString()).toBe('compare=ast_1');
});

test('scrolling on changes the page of the address and nothing else', () => {
  const search = new URLSearchParams('risk=low&page=4');
  expect(withPage(search, 5).toString()).toBe('risk=low&page=5');
  expect(withPage(search, 1).toString()).toBe('risk=low');
});

test('clearing the filters keeps the sort and the comparison', () => {
  const search = new URLSearchParams('risk=low&featured=1&search=a&sort=apy_low&compare=ast_1&page=2');
  expect(withoutFilters(search).toString()).toBe('sort=apy_low&compare=ast_1');
});

test('the sort alone narrows nothing', () => {
  expect(isFiltered(new URLSearchParams('sort=apy_low&page=2&compare=ast_1'))).toBe(false);
  expect(isFiltered(new URLSearchParams('search=villa'))).toBe(true);
});
