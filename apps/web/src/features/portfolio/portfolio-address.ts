import type { operations } from '@gli/sdk';
import type { TranslationFunctions } from '@/i18n';
import {
  choiceFilter,
  getPageParam,
  type ListFilter,
  type ListSorting,
  omitUndefined,
  orderFilter,
  parseEnum,
} from '@/shared';

type PortfolioQuery = NonNullable<operations['getInvestmentPortfolio']['parameters']['query']>;
type InvestmentsQuery = NonNullable<operations['listInvestments']['parameters']['query']>;

/** Periods of the value chart. The default is the same as in the contract. */
export const periods = ['1m', '3m', '6m', '1y', 'all'] as const;
export const groupings = ['by_asset', 'by_category', 'by_risk_level'] as const;
const holdingColumns = ['asset', 'since', 'principal', 'value', 'return', 'share'] as const;
const investmentOrderings = ['newest', 'oldest', 'principal_high', 'return_high'] as const;
const investmentStatuses = ['active', 'matured', 'cancelled'] as const;

export const PAGE_ROWS = 10;
const DEFAULT_PERIOD = '1y';

type Period = (typeof periods)[number];
type Grouping = (typeof groupings)[number];
export type HoldingColumn = (typeof holdingColumns)[number];

export const parsePeriod = (search: URLSearchParams): Period =>
  parseEnum(periods, search.get('period')) ?? DEFAULT_PERIOD;

/**
 * Returns the portfolio's query. The default period is omitted, so that other screens share the cache entry.
 */
export function toPortfolioQuery(search: URLSearchParams): PortfolioQuery {
  const period = parsePeriod(search);
  return period === DEFAULT_PERIOD ? {} : { period };
}

export const parseGrouping = (search: URLSearchParams): Grouping =>
  parseEnum(groupings, search.get('group')) ?? 'by_asset';

/** Sort order of the holdings. Defaults to the value. */
export const holdingSorting: ListSorting<HoldingColumn> = {
  columns: holdingColumns,
  ascendingFirst: ['asset', 'since'],
  initial: 'value',
};

/**
 * Returns the query of the investments. Their page is in `?investments=`, because `?page=` belongs to the
 * holdings.
 */
export function toInvestmentsQuery(search: URLSearchParams): InvestmentsQuery {
  return omitUndefined({
    ordering: parseEnum(investmentOrderings, search.get('ordering')) ?? 'newest',
    page: getPageParam(search, 'investments'),
    page_size: PAGE_ROWS,
    status: parseEnum(investmentStatuses, search.get('status')),
  });
}

export const getInvestmentFilters = (t: TranslationFunctions): ListFilter[] => [
  choiceFilter(
    'status',
    t.portfolio.investmentStatus(),
    investmentStatuses,
    t.portfolio.statuses,
    t.portfolio.allStatuses(),
  ),
  orderFilter('ordering', t.portfolio.investmentOrder(), investmentOrderings, t.portfolio.orderings),
];
