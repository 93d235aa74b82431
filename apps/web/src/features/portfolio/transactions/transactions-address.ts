import type { operations, Token } from '@gli/sdk';
import { withValues } from '../portfolio-address.ts';

export type TransactionsQuery = NonNullable<operations['getWalletInfo']['parameters']['query']>;

export const transactionTypes = ['deposit', 'withdrawal', 'conversion', 'purchase'] as const;
export const transactionStatuses = ['completed', 'pending', 'failed'] as const;
export const transactionTokens = ['GLIB', 'GLID', 'GLIL', 'USDT'] as const satisfies readonly Token[];

/** Transactions on one page. */
export const pageSize = 10;

const filterNames = ['type', 'status', 'token', 'from', 'to'] as const;

/** What the list is asked for; what the address says beyond the known values is left out. */
export function transactionsQueryOf(search: URLSearchParams): TransactionsQuery {
  return { ...transactionFiltersOf(search), page: pageOf(search), page_size: pageSize };
}

/** The filters alone: for the file that takes all pages. */
export function transactionFiltersOf(search: URLSearchParams): TransactionsQuery {
  const type = oneOf(transactionTypes, search.get('type'));
  const status = oneOf(transactionStatuses, search.get('status'));
  const token = oneOf(transactionTokens, search.get('token'));
  const from = dayOf(search.get('from'));
  const to = isRangeWrong(search) ? undefined : dayOf(search.get('to'));
  return {
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...(token ? { token } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** Whether the last day asked for is before the first; the list goes by the first alone then. */
export function isRangeWrong(search: URLSearchParams): boolean {
  const from = dayOf(search.get('from'));
  const to = dayOf(search.get('to'));
  return from !== undefined && to !== undefined && to < from;
}

/** Whether the address narrows the list. */
export function isNarrowed(search: URLSearchParams): boolean {
  return filterNames.some((name) => search.has(name));
}

/** The address with a filter changed, on the first page again. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  return withValues(search, { [name]: value, page: '' });
}

/** The address without filters and page. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  return withValues(search, Object.fromEntries([...filterNames, 'page'].map((name) => [name, ''])));
}

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** A day of the calendar, `2026-11-21`; February 30th is none. */
function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((one) => one === value);
}
