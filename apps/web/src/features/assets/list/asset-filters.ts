import {
  type ListRwaAssetsQuery,
  type RwaCategory,
  riskLevelValues,
  rwaAssetOrderingValues,
  rwaAssetStatusValues,
} from '@gli/sdk';
import {
  choiceFilter,
  getStringParam,
  type ListFilter,
  omitUndefined,
  orderFilter,
  parseEnum,
} from '@gli/ui';
import { ASSET_SEARCH_MAX_CHARACTERS } from '@gli/validation';
import type { TranslationFunctions } from '@/i18n';

export type AssetQuery = Omit<ListRwaAssetsQuery, 'page'>;

/** Assets per page of the server's list. Fills complete rows of one, two, three or four columns. */
export const PAGE_SIZE = 12;

/** Converts the URL to the server's query. Omits unknown values. */
export function toAssetQuery(search: URLSearchParams): AssetQuery {
  return {
    ordering: parseEnum(rwaAssetOrderingValues, search.get('sort')) ?? rwaAssetOrderingValues[0],
    page_size: PAGE_SIZE,
    ...omitUndefined({
      category_id: search.get('category') || undefined,
      risk_level: parseEnum(riskLevelValues, search.get('risk')),
      status: parseEnum(rwaAssetStatusValues, search.get('status')),
      featured: search.get('featured') === '1' || undefined,
      search: getStringParam(search, 'search', ASSET_SEARCH_MAX_CHARACTERS),
    }),
  };
}

export const getAssetFilters = (
  t: TranslationFunctions,
  categories: readonly RwaCategory[],
): ListFilter[] => [
  {
    kind: 'search',
    name: 'search',
    label: t.rwa.search(),
    placeholder: t.rwa.searchPlaceholder(),
  },
  {
    kind: 'choice',
    name: 'category',
    label: t.rwa.category(),
    all: t.rwa.allCategories(),
    options: categories.map(({ id, name }) => ({ value: id, label: name })),
  },
  choiceFilter('risk', t.rwa.risk(), riskLevelValues, t.terms.risk, t.rwa.allRisks()),
  choiceFilter('status', t.rwa.status(), rwaAssetStatusValues, t.terms.status, t.rwa.allStatuses()),
  orderFilter('sort', t.rwa.sort(), rwaAssetOrderingValues, t.terms.ordering),
  { kind: 'toggle', name: 'featured', value: '1', label: t.rwaAssets.featuredOnly() },
];
