import type { operations } from '@gli/sdk';
import { defined, oneOf, textOf } from '../../../shared/search-params.ts';

type ListQuery = NonNullable<operations['listRwaAssets']['parameters']['query']>;
/** What is asked of the server, besides the page. */
export type AssetQuery = Omit<ListQuery, 'page'>;

/** Spec §9 RWA sorts, in its order; the first is the default. */
export const orderings = ['recommended', 'apy_high', 'apy_low', 'minimum_low', 'minimum_high'] as const;
/** Spec §3 risk levels and statuses. */
export const riskLevels = ['low', 'medium', 'high', 'very_high'] as const;
export const statuses = ['active', 'pending', 'completed', 'paused'] as const;

/** Parameters of the address that narrow the list; sort and comparison do not. */
export const assetFilters = ['category', 'risk', 'status', 'search', 'featured'];

/** Assets on one page of the server's list; rows of one to four cards divide it. */
export const PAGE_SIZE = 12;
export const SEARCH_MAX_LENGTH = 80;

/** The query for the server, from the address. A value that the filter does not have is left out. */
export function queryOf(search: URLSearchParams): AssetQuery {
  return {
    ordering: oneOf(orderings, search.get('sort')) ?? orderings[0],
    page_size: PAGE_SIZE,
    ...defined({
      category_id: search.get('category') || undefined,
      risk_level: oneOf(riskLevels, search.get('risk')),
      status: oneOf(statuses, search.get('status')),
      featured: search.get('featured') === '1' || undefined,
      search: textOf(search, 'search', SEARCH_MAX_LENGTH),
    }),
  };
}
