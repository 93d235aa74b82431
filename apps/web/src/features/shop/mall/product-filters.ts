import type { operations, ProductOrdering } from '@gli/sdk';
import { defined, hasParams, oneOf, pageOf, textOf } from '../../../shared/search-params.ts';

type ProductQuery = NonNullable<operations['listProducts']['parameters']['query']>;

/** The contract's sort orders; the first is the default. */
export const orderings = [
  'recommended',
  'newest',
  'price_low',
  'price_high',
  'rating_high',
] as const satisfies readonly ProductOrdering[];

const PRODUCTS_PER_PAGE = 12;
/** Longest search, in characters: the contract's bound. */
export const SEARCH_MAX_CHARACTERS = 100;

/** The request for the list in the address. Unknown values are left out. */
export function queryOf(search: URLSearchParams): ProductQuery {
  return {
    ordering: oneOf(orderings, search.get('sort')) ?? orderings[0],
    page: pageOf(search),
    page_size: PRODUCTS_PER_PAGE,
    ...defined({
      category_id: search.get('category') || undefined,
      in_stock: search.get('stock') === 'available' || undefined,
      search: textOf(search, 'search', SEARCH_MAX_CHARACTERS),
    }),
  };
}

/** How many pages a list of `count` products has. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PRODUCTS_PER_PAGE));

export const isFiltered = (search: URLSearchParams): boolean =>
  hasParams(search, ['category', 'search', 'stock']);

/** Whether the list is as a first visit shows it: then the editors' choice is above it. */
export function isFrontPage(search: URLSearchParams): boolean {
  return !isFiltered(search) && !search.has('sort') && pageOf(search) === 1;
}
