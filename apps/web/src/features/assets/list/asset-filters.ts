import type { operations } from '@gli/sdk';

type ListQuery = NonNullable<operations['listRwaAssets']['parameters']['query']>;
/** What is asked of the server, besides which page. */
export type AssetQuery = Omit<ListQuery, 'page'>;

/** Spec §9 RWA sorts, in its order; the first is the default. */
export const orderings = ['recommended', 'apy_high', 'apy_low', 'minimum_low', 'minimum_high'] as const;
/** Spec §3 risk levels and statuses. */
export const riskLevels = ['low', 'medium', 'high', 'very_high'] as const;
export const statuses = ['active', 'pending', 'completed', 'paused'] as const;

/** Assets on one page of the server's list; rows of one to four cards divide it. */
export const PAGE_SIZE = 12;
const longestSearch = 80;
const narrowing = ['category', 'risk', 'status', 'search', 'featured'];

/** What is asked of the server, from the address. A value that is not one of the filter's is left out. */
export function queryOf(search: URLSearchParams): AssetQuery {
  const text = search.get('search')?.trim().slice(0, longestSearch);
  const category = search.get('category');
  const risk = oneOf(riskLevels, search.get('risk'));
  const status = oneOf(statuses, search.get('status'));
  return {
    ordering: oneOf(orderings, search.get('sort')) ?? orderings[0],
    page_size: PAGE_SIZE,
    ...(category ? { category_id: category } : {}),
    ...(risk ? { risk_level: risk } : {}),
    ...(status ? { status } : {}),
    ...(search.get('featured') === '1' ? { featured: true } : {}),
    ...(text ? { search: text } : {}),
  };
}

/** The page that the address leads to, counted from 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The address with one filter changed; an empty value takes it out, and any change starts at the first page. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  next.delete('page');
  return next;
}

/** The address of a page of the same list; the first one needs no name. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** The address without anything that narrows the list; sort and comparison stay. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...narrowing, 'page']) next.delete(name);
  return next;
}

/** Whether anything narrows the list. */
export function isFiltered(search: URLSearchParams): boolean {
  return narrowing.some((name) => search.has(name));
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((one) => one === value);
}
