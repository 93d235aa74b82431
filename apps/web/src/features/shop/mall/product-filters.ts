import { type ListProductsQuery, productOrderingValues } from '@gli/sdk';
import {
  getPageParam,
  getStringParam,
  hasParams,
  type ListFilter,
  omitUndefined,
  orderFilter,
  parseEnum,
} from '@gli/ui';
import { PRODUCT_SEARCH_MAX_CHARACTERS } from '@gli/validation';
import type { TranslationFunctions } from '@/i18n';

export const PRODUCTS_PER_PAGE = 12;

/** Returns the list request for the URL. Unknown values are omitted. */
export function toProductQuery(search: URLSearchParams): ListProductsQuery {
  return {
    ordering: parseEnum(productOrderingValues, search.get('sort')) ?? productOrderingValues[0],
    page: getPageParam(search),
    page_size: PRODUCTS_PER_PAGE,
    ...omitUndefined({
      category_id: search.get('category') || undefined,
      in_stock: search.get('stock') === 'available' || undefined,
      search: getStringParam(search, 'search', PRODUCT_SEARCH_MAX_CHARACTERS),
    }),
  };
}

/** True if the list has no filters, in which case the editors' choice appears above it. */
export function isFrontPage(search: URLSearchParams): boolean {
  return !hasParams(search, ['category', 'search', 'stock', 'sort']) && getPageParam(search) === 1;
}

export const getProductFilters = (t: TranslationFunctions): ListFilter[] => [
  {
    kind: 'search',
    name: 'search',
    label: t.shopping.search(),
    placeholder: t.shopping.searchPlaceholder(),
  },
  orderFilter('sort', t.shopping.sort(), productOrderingValues, t.shopping.sorts),
  { kind: 'toggle', name: 'stock', value: 'available', label: t.shopping.onlyInStock() },
];
