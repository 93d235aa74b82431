import type { operations, Token } from '@gli/sdk';
import { dayOf, defined, oneOf, pageOf } from '../../../shared/search-params.ts';

type TransactionsQuery = NonNullable<operations['getWalletInfo']['parameters']['query']>;

export const transactionTypes = ['deposit', 'withdrawal', 'conversion', 'purchase'] as const;
export const transactionStatuses = ['completed', 'pending', 'failed'] as const;
export const transactionTokens = ['GLIB', 'GLID', 'GLIL', 'USDT'] as const satisfies readonly Token[];
/** The parameters that filter the list. */
export const transactionFilters = ['type', 'status', 'token', 'from', 'to'] as const;

/** Transactions on one page. */
export const PAGE_ROWS = 10;

/** The server's query for the list; values in the address that this version does not know are left out. */
export function transactionsQueryOf(search: URLSearchParams): TransactionsQuery {
  return { ...transactionFiltersOf(search), page: pageOf(search), page_size: PAGE_ROWS };
}

/** The filters alone: for the file with all pages. */
export function transactionFiltersOf(search: URLSearchParams): TransactionsQuery {
  return defined({
    type: oneOf(transactionTypes, search.get('type')),
    status: oneOf(transactionStatuses, search.get('status')),
    token: oneOf(transactionTokens, search.get('token')),
    from_date: dayOf(search, 'from'),
    to_date: isRangeWrong(search) ? undefined : dayOf(search, 'to'),
  });
}

/** Whether the last day is before the first; then the list is filtered by the first alone. */
export function isRangeWrong(search: URLSearchParams): boolean {
  const from = dayOf(search, 'from');
  const to = dayOf(search, 'to');
  return from !== undefined && to !== undefined && to < from;
}
