import type { operations } from '@gli/sdk';
import type { TranslationFunctions } from '@/i18n';
import {
  getPageParam,
  type ListFilter,
  type ListSorting,
  omitUndefined,
  parseEnum,
  toSelectOptions,
} from '@/shared';

type PortfolioQuery = NonNullable<operations['getInvestmentPortfolio']['parameters']['query']>;
type InvestmentsQuery = NonNullable<operations['listInvestments']['parameters']['query']>;

/** Period of the value series; the default is the contract's. */
export const periods = ['1m', '3m', '6m', '1y', 'all'] as const;
export const groupings = ['by_asset', 'by_category', 'by_risk_level'] as const;
/** Columns that the holdings can be sorted by. */
const holdingColumns = ['asset', 'since', 'principal', 'value', 'return', 'share'] as const;
const investmentOrderings = ['newest', 'oldest', 'principal_high', 'return_high'] as const;
const investmentStatuses = ['active', 'matured', 'cancelled'] as const;

/** Rows on one page of either table. */
export const PAGE_ROWS = 10;
const DEFAULT_PERIOD = '1y';

type Period = (typeof periods)[number];
type Grouping = (typeof groupings)[number];
export type HoldingColumn = (typeof holdingColumns)[number];

export const parsePeriod = (search: URLSearchParams): Period =>
  parseEnum(periods, search.get('period')) ?? DEFAULT_PERIOD;

/** The server's query for the portfolio; empty for the default period, so that other screens share its cache entry. */
export function toPortfolioQuery(search: URLSearchParams): PortfolioQuery {
  const period = parsePeriod(search);
  return period === DEFAULT_PERIOD ? {} : { period };
}

export const parseGrouping = (search: URLSearchParams): Grouping =>
  parseEnum(groupings, search.get('group')) ?? 'by_asset';

/** Order of the holdings, by the value unless the address says otherwise. */
export const holdingSorting: ListSorting<HoldingColumn> = {
  columns: holdingColumns,
  ascendingFirst: ['asset', 'since'],
  initial: 'value',
};

/** The server's query for the list of investments; its page is `?investments=`, since `?page=` is the holdings'. */
export function toInvestmentsQuery(search: URLSearchParams): InvestmentsQuery {
  return omitUndefined({
    ordering: parseEnum(investmentOrderings, search.get('ordering')) ?? 'newest',
    page: getPageParam(search, 'investments'),
    page_size: PAGE_ROWS,
    status: parseEnum(investmentStatuses, search.get('status')),
  });
}

export const getInvestmentFilters = (t: TranslationFunctions): ListFilter[] => [
  {
    kind: 'choice',
    name: 'status',
    label: t.portfolio.investmentStatus(),
    all: t.portfolio.allStatuses(),
    options: toSelectOptions(investmentStatuses, t.portfolio.statuses),
  },
  {
    kind: 'order',
    name: 'ordering',
    label: t.portfolio.investmentOrder(),
    options: toSelectOptions(investmentOrderings, t.portfolio.orderings),
  },
];
