import type { operations, ProductOrdering } from '@gli/sdk';

export type ProductQuery = NonNullable<operations['listProducts']['parameters']['query']>;

/** The contract's sorts, in its order; the first is the default. */
export const orderings = [
  'recommended',
  'newest',
  'price_low',
  'price_high',
  'rating_high',
] as const satisfies readonly ProductOrdering[];

/** Products on one page. */
const pageSize = 12;
/** Longest search, in characters: the contract's bound. */
export const SEARCH_MAXIMUM = 100;

/** What is asked of the server, from the address. A value that is not one of the filter's is left out. */
export function queryOf(search: URLSearchParams): ProductQuery {
  const page = Number(search.get('page') ?? 1);
  const text = search.get('search')?.trim().slice(0, SEARCH_MAXIMUM);
  const category = search.get('category');
  return {
    ordering: orderings.find((one) => one === search.get('sort')) ?? orderings[0],
    page: Number.isInteger(page) && page > 0 ? page : 1,
    page_size: pageSize,
    ...(category ? { category_id: category } : {}),
    ...(search.get('stock') === 'available' ? { in_stock: true } : {}),
    ...(text ? { search: text } : {}),
  };
}

/** How many pages a list of `count` products has. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** The address with one filter changed; an empty value takes it out, and any change starts at the first page. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  if (name !== 'page') next.delete('page');
  return next;
}

/** Whether anything narrows the list. */
export function isFiltered(search: URLSearchParams): boolean {
  return ['category', 'search', 'stock'].some((name) => search.has(name));
}

/** Whether the list stands as one first comes to it: then the editors' choice is shown above it. */
export function isFrontPage(search: URLSearchParams): boolean {
  return !isFiltered(search) && !search.has('sort') && queryOf(search).page === 1;
}
