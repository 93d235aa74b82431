import type { operations, RwaCategory } from '@gli/sdk';
import type { TranslationFunctions } from '@/i18n';
import {
  choiceFilter,
  getStringParam,
  type ListFilter,
  omitUndefined,
  orderFilter,
  parseEnum,
} from '@/shared';

type ListQuery = NonNullable<operations['listRwaAssets']['parameters']['query']>;
export type AssetQuery = Omit<ListQuery, 'page'>;

/** RWA sort orders as listed in spec §9. The first is the default. */
const orderings = ['recommended', 'apy_high', 'apy_low', 'minimum_low', 'minimum_high'] as const;
/** Risk levels and statuses from spec §3. */
const riskLevels = ['low', 'medium', 'high', 'very_high'] as const;
const statuses = ['active', 'pending', 'completed', 'paused'] as const;

/** Assets per page of the server's list. Fills complete rows of one, two, three or four columns. */
export const PAGE_SIZE = 12;
const SEARCH_MAX_LENGTH = 80;

/** Converts the URL to the server's query. Omits unknown values. */
export function toAssetQuery(search: URLSearchParams): AssetQuery {
  return {
    ordering: parseEnum(orderings, search.get('sort')) ?? orderings[0],
    page_size: PAGE_SIZE,
    ...omitUndefined({
      category_id: search.get('category') || undefined,
      risk_level: parseEnum(riskLevels, search.get('risk')),
      status: parseEnum(statuses, search.get('status')),
      featured: search.get('featured') === '1' || undefined,
      search: getStringParam(search, 'search', SEARCH_MAX_LENGTH),
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
    maxLength: SEARCH_MAX_LENGTH,
  },
  {
    kind: 'choice',
    name: 'category',
    label: t.rwa.category(),
    all: t.rwa.allCategories(),
    options: categories.map(({ id, name }) => ({ value: id, label: name })),
  },
  choiceFilter('risk', t.rwa.risk(), riskLevels, t.terms.risk, t.rwa.allRisks()),
  choiceFilter('status', t.rwa.status(), statuses, t.terms.status, t.rwa.allStatuses()),
  orderFilter('sort', t.rwa.sort(), orderings, t.terms.ordering),
  { kind: 'toggle', name: 'featured', value: '1', label: t.rwaAssets.featuredOnly() },
];
