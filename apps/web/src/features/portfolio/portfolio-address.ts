import { type HoldingColumn, holdingColumns } from '@gli/domain';
import {
  type GetInvestmentPortfolioQuery,
  investmentOrderingValues,
  investmentStatusValues,
  type ListInvestmentsQuery,
  type PortfolioPeriod,
  portfolioPeriodValues,
} from '@gli/sdk';
import {
  choiceFilter,
  getPageParam,
  type ListFilter,
  type ListSorting,
  omitUndefined,
  orderFilter,
  parseEnum,
} from '@gli/ui';
import type { TranslationFunctions } from '@/i18n';

export const groupings = ['by_asset', 'by_category', 'by_risk_level'] as const;

export const PAGE_ROWS = 10;
/** Period of the value chart, as in the contract. */
const DEFAULT_PERIOD = '1y';

type Grouping = (typeof groupings)[number];

export const parsePeriod = (search: URLSearchParams): PortfolioPeriod =>
  parseEnum(portfolioPeriodValues, search.get('period')) ?? DEFAULT_PERIOD;

/**
 * Returns the portfolio's query. The default period is omitted, so that other screens share the cache entry.
 */
export function toPortfolioQuery(search: URLSearchParams): GetInvestmentPortfolioQuery {
  const period = parsePeriod(search);
  return period === DEFAULT_PERIOD ? {} : { period };
}

export const parseGrouping = (search: URLSearchParams): Grouping =>
  parseEnum(groupings, search.get('group')) ?? 'by_asset';

/** Sort order of the holdings. Defaults to the principal. */
export const holdingSorting: ListSorting<HoldingColumn> = {
  columns: holdingColumns,
  ascendingFirst: ['asset', 'since'],
  initial: 'principal',
};

/** Sort orders of the holdings on phones, which have no column headers. The first is the default. */
const holdingOrders = [
  '-principal',
  'principal',
  '-earned',
  'earned',
  '-return',
  'return',
  '-share',
  'share',
  '-since',
  'since',
  'asset',
  '-asset',
] as const satisfies readonly `${'-' | ''}${HoldingColumn}`[];

export const getHoldingOrder = (t: TranslationFunctions): ListFilter =>
  orderFilter('sort', t.portfolio.holdingOrder(), holdingOrders, t.portfolio.holdingOrders);

/**
 * Returns the query of the investments. Their page is in `?investments=`, because `?page=` belongs to the
 * holdings.
 */
export function toInvestmentsQuery(search: URLSearchParams): ListInvestmentsQuery {
  return omitUndefined({
    ordering: parseEnum(investmentOrderingValues, search.get('ordering')) ?? 'newest',
    page: getPageParam(search, 'investments'),
    page_size: PAGE_ROWS,
    status: parseEnum(investmentStatusValues, search.get('status')),
  });
}

export const getInvestmentFilters = (t: TranslationFunctions): ListFilter[] => [
  choiceFilter(
    'status',
    t.portfolio.investmentStatus(),
    investmentStatusValues,
    t.portfolio.statuses,
    t.portfolio.allStatuses(),
  ),
  orderFilter('ordering', t.portfolio.investmentOrder(), investmentOrderingValues, t.portfolio.orderings),
];
