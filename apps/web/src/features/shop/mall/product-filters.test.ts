import { expect, test } from 'vitest';
import { isFiltered, isFrontPage, pagesOf, queryOf } from './product-filters.ts';

test('an address without filters asks for the recommended products, first page', () => {
  expect(queryOf(new URLSearchParams())).toEqual({ ordering: 'recommended', page: 1, page_size: 12 });
});

test('every filter in the address is sent to the server', () => {
  const search = new URLSearchParams(
    'category=pcg_6mt3k9wd2x&search=%20제주%20&stock=available&sort=price_low&page=2',
  );
  expect(queryOf(search)).toEqual({
    category_id: 'pcg_6mt3k9wd2x',
    search: '제주',
    in_stock: true,
    ordering: 'price_low',
    page: 2,
    page_size: 12,
  });
});

test('unknown values are left out, so a tampered address still shows a list', () => {
  const search = new URLSearchParams(`sort=x&page=0.5&stock=maybe&search=${'a'.repeat(200)}`);
  expect(queryOf(search)).toEqual({
    ordering: 'recommended',
    page: 1,
    page_size: 12,
    search: 'a'.repeat(100),
  });
});

test('the editors’ choice is shown on the unfiltered first page only', () => {
  expect(isFrontPage(new URLSearchParams('cart=open'))).toBe(true);
  expect(isFrontPage(new URLSearchParams('page=2'))).toBe(false);
  expect(isFrontPage(new URLSearchParams('sort=newest'))).toBe(false);
  expect(isFrontPage(new URLSearchParams('search=towel'))).toBe(false);
  expect(isFiltered(new URLSearchParams('sort=newest&page=2'))).toBe(false);
});

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
])('%i products make %i pages', (count, pages) => {
  expect(pagesOf(count)).toBe(pages);
});
