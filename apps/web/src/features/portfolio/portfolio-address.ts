import type { operations } from '@gli/sdk';

export type PortfolioQuery = NonNullable<operations['getInvestmentPortfolio']['parameters']['query']>;
export type InvestmentsQuery = NonNullable<operations['listInvestments']['parameters']['query']>;

/** How far back the course of the value reaches; the default is the contract's. */
export const periods = ['1m', '3m', '6m', '1y', 'all'] as const;
export const groupings = ['by_asset', 'by_category', 'by_risk_level'] as const;
/** Columns that the holdings can be sorted by. */
export const holdingColumns = ['asset', 'since', 'principal', 'value', 'return', 'share'] as const;
export const investmentOrderings = ['recent', 'oldest', 'principal_high', 'return_high'] as const;
export const investmentStatuses = ['active', 'matured', 'cancelled'] as const;

/** Rows on one page, of either table. */
export const pageSize = 10;

export type Period = (typeof periods)[number];
export type Grouping = (typeof groupings)[number];
export type HoldingColumn = (typeof holdingColumns)[number];
export type HoldingSort = { column: HoldingColumn; direction: 'ascending' | 'descending' };

const defaultPeriod = '1y';

export const periodOf = (search: URLSearchParams): Period =>
  oneOf(periods, search.get('period')) ?? defaultPeriod;

/** What is asked of the server for the portfolio; nothing for the default, as other screens ask it. */
export function portfolioQueryOf(search: URLSearchParams): PortfolioQuery {
  const period = periodOf(search);
  return period === defaultPeriod ? {} : { period };
}

export const groupingOf = (search: URLSearchParams): Grouping =>
  oneOf(groupings, search.get('group')) ?? 'by_asset';

/** `?sort=-value`: by value, the largest first, which is also what it is without one. */
export function holdingSortOf(search: URLSearchParams): HoldingSort {
  const sort = search.get('sort') ?? '';
  const column = oneOf(holdingColumns, sort.replace(/^-/, ''));
  if (!column) return { column: 'value', direction: 'descending' };
  return { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** What a press on the head of a column sorts by: figures from the largest, the same column the other way round. */
export function nextSort(sort: HoldingSort, column: HoldingColumn): HoldingSort {
  if (sort.column === column)
    return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { column, direction: column === 'asset' || column === 'since' ? 'ascending' : 'descending' };
}

export const sortText = ({ column, direction }: HoldingSort): string =>
  direction === 'descending' ? `-${column}` : column;

/** What is asked of the server for the list of investments, whose page has a name of its own in the address. */
export function investmentsQueryOf(search: URLSearchParams): InvestmentsQuery {
  const status = oneOf(investmentStatuses, search.get('status'));
  return {
    ordering: oneOf(investmentOrderings, search.get('ordering')) ?? 'recent',
    page: pageOf(search, 'investments'),
    page_size: pageSize,
    ...(status ? { status } : {}),
  };
}

/** A page counted from 1; what is none counts as the first. */
export function pageOf(search: URLSearchParams, name: string): number {
  const page = Number(search.get(name) ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The address with these values; an empty one takes its name out. */
export function withValues(search: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((one) => one === value);
}
