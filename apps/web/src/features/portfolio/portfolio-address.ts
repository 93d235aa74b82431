import type { operations } from '@gli/sdk';
import { defined, oneOf, pageOf } from '../../shared/search-params.ts';

type PortfolioQuery = NonNullable<operations['getInvestmentPortfolio']['parameters']['query']>;
type InvestmentsQuery = NonNullable<operations['listInvestments']['parameters']['query']>;

/** How far back the value series reaches; the default is the contract's. */
export const periods = ['1m', '3m', '6m', '1y', 'all'] as const;
export const groupings = ['by_asset', 'by_category', 'by_risk_level'] as const;
/** Columns that the holdings can be sorted by. */
export const holdingColumns = ['asset', 'since', 'principal', 'value', 'return', 'share'] as const;
export const investmentOrderings = ['newest', 'oldest', 'principal_high', 'return_high'] as const;
export const investmentStatuses = ['active', 'matured', 'cancelled'] as const;

/** Rows on one page of either table. */
export const PAGE_ROWS = 10;
const DEFAULT_PERIOD = '1y';

type Period = (typeof periods)[number];
type Grouping = (typeof groupings)[number];
export type HoldingColumn = (typeof holdingColumns)[number];
export type HoldingSort = { column: HoldingColumn; direction: 'ascending' | 'descending' };

export const periodOf = (search: URLSearchParams): Period =>
  oneOf(periods, search.get('period')) ?? DEFAULT_PERIOD;

/** The server's query for the portfolio; empty for the default period, so that other screens share its cache entry. */
export function portfolioQueryOf(search: URLSearchParams): PortfolioQuery {
  const period = periodOf(search);
  return period === DEFAULT_PERIOD ? {} : { period };
}

export const groupingOf = (search: URLSearchParams): Grouping =>
  oneOf(groupings, search.get('group')) ?? 'by_asset';

/** `?sort=-value`: by value, the largest first, which is also the default. */
export function holdingSortOf(search: URLSearchParams): HoldingSort {
  const sort = search.get('sort') ?? '';
  const column = oneOf(holdingColumns, sort.replace(/^-/, ''));
  if (!column) return { column: 'value', direction: 'descending' };
  return { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** The sort after a click on a column header: figures from the largest, the same column in the other direction. */
export function nextSort(sort: HoldingSort, column: HoldingColumn): HoldingSort {
  if (sort.column === column)
    return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { column, direction: column === 'asset' || column === 'since' ? 'ascending' : 'descending' };
}

export const sortText = ({ column, direction }: HoldingSort): string =>
  direction === 'descending' ? `-${column}` : column;

/** The server's query for the list of investments; its page is `?investments=`, since `?page=` is the holdings'. */
export function investmentsQueryOf(search: URLSearchParams): InvestmentsQuery {
  return defined({
    ordering: oneOf(investmentOrderings, search.get('ordering')) ?? 'newest',
    page: pageOf(search, 'investments'),
    page_size: PAGE_ROWS,
    status: oneOf(investmentStatuses, search.get('status')),
  });
}
