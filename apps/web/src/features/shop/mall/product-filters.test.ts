import { expect, test } from 'vitest';
import { isFrontPage, toProductQuery } from './product-filters.ts';

test('requests the first page of recommended products without filters', () => {
  expect(toProductQuery(new URLSearchParams())).toEqual({ ordering: 'recommended', page: 1, page_size: 12 });
});

test('sends every filter in the URL to the server', () => {
  const search = new URLSearchParams(
    'category=pcg_6mt3k9wd2x&search=%20제주%20&stock=available&sort=price_low&page=2',
  );
  expect(toProductQuery(search)).toEqual({
    category_id: 'pcg_6mt3k9wd2x',
    search: '제주',
    in_stock: true,
    ordering: 'price_low',
    page: 2,
    page_size: 12,
  });
});

test('ignores unknown values in a manipulated URL', () => {
  const search = new URLSearchParams(`sort=x&page=0.5&stock=maybe&search=${'a'.repeat(200)}`);
  expect(toProductQuery(search)).toEqual({
    ordering: 'recommended',
    page: 1,
    page_size: 12,
    search: 'a'.repeat(100),
  });
});

test('shows the editors’ choice only on the unfiltered first page', () => {
  expect(isFrontPage(new URLSearchParams('cart=open'))).toBe(true);
  expect(isFrontPage(new URLSearchParams('page=2'))).toBe(false);
  expect(isFrontPage(new URLSearchParams('sort=newest'))).toBe(false);
  expect(isFrontPage(new URLSearchParams('search=towel'))).toBe(false);
});
