import type { operations } from '@gli/sdk';

export type AssetQuery = NonNullable<operations['listRwaAssets']['parameters']['query']>;

/** Spec §9 RWA sorts, in its order; the first is the default. */
export const orderings = ['recommended', 'apy_high', 'apy_low', 'minimum_low', 'minimum_high'] as const;
/** Spec §3 risk levels and statuses. */
export const riskLevels = ['low', 'medium', 'high', 'very_high'] as const;
export const statuses = ['active', 'pending', 'completed', 'paused'] as const;

/** Assets on one page. */
const pageSize = 12;
const longestSearch = 80;

/** What is asked of the server, from the address. A value that is not one of the filter's is left out. */
export function queryOf(search: URLSearchParams): AssetQuery {
  const page = Number(search.get('page') ?? 1);
  const text = search.get('search')?.trim().slice(0, longestSearch);
  const category = search.get('category');
  const risk = oneOf(riskLevels, search.get('risk'));
  const status = oneOf(statuses, search.get('status'));
  return {
    ordering: oneOf(orderings, search.get('sort')) ?? orderings[0],
    page: Number.isInteger(page) && page > 0 ? page : 1,
    page_size: pageSize,
    ...(category ? { category_id: category } : {}),
    ...(risk ? { risk_level: risk } : {}),
    ...(status ? { status } : {}),
    ...(text ? { search: text } : {}),
  };
}

/** How many pages a list of `count` assets has. */
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
  return ['category', 'risk', 'status', 'search'].some((name) => search.has(name));
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((one) => one === value);
}
