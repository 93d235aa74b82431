import { expect, test } from 'vitest';
import { isFiltered, pagesOf, queryOf, withFilter } from './asset-filters.ts';

test('an address without filters asks for the recommended assets, first page', () => {
  expect(queryOf(new URLSearchParams())).toEqual({ ordering: 'recommended', page: 1, page_size: 12 });
});

test('every filter of the address is asked of the server', () => {
  const search = new URLSearchParams(
    'category=acg_3hd8w5ny2k&risk=very_high&status=paused&search=%20제주%20&sort=minimum_low&page=3',
  );
  expect(queryOf(search)).toEqual({
    category_id: 'acg_3hd8w5ny2k',
    risk_level: 'very_high',
    status: 'paused',
    search: '제주',
    ordering: 'minimum_low',
    page: 3,
    page_size: 12,
  });
});

test('what is no filter’s value is left out, so that a tampered address still shows a list', () => {
  const search = new URLSearchParams(`risk=none&status=x&sort=y&page=-1&search=${'a'.repeat(200)}`);
  expect(queryOf(search)).toEqual({
    ordering: 'recommended',
    page: 1,
    page_size: 12,
    search: 'a'.repeat(80),
  });
});

test('a changed filter starts at the first page and keeps the others', () => {
  const search = new URLSearchParams('risk=low&page=4');
  expect(withFilter(search, 'sort', 'apy_high').toString()).toBe('risk=low&sort=apy_high');
  expect(withFilter(search, 'risk', '').toString()).toBe('');
  expect(withFilter(search, 'page', '5').toString()).toBe('risk=low&page=5');
});

test('the sort alone narrows nothing', () => {
  expect(isFiltered(new URLSearchParams('sort=apy_low&page=2'))).toBe(false);
  expect(isFiltered(new URLSearchParams('search=villa'))).toBe(true);
});

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [10_000, 834],
])('%i assets make %i pages', (count, pages) => {
  expect(pagesOf(count)).toBe(pages);
});
