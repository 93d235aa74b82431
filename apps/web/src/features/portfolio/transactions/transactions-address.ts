import {
  type GetWalletInfoQuery,
  tokenValues,
  walletTransactionPurposeValues,
  walletTransactionStatusValues,
  walletTransactionTypeValues,
} from '@gli/sdk';
import {
  choiceFilter,
  getDateParam,
  getPageParam,
  type ListFilter,
  omitUndefined,
  parseEnum,
  tokenFilter,
} from '@gli/ui';
import type { TranslationFunctions } from '@/i18n';

export const PAGE_ROWS = 10;

/** Returns the list's query. Unknown values in the URL are ignored. */
export function toTransactionsQuery(search: URLSearchParams): GetWalletInfoQuery {
  return { ...parseTransactionFilters(search), page: getPageParam(search), page_size: PAGE_ROWS };
}

/** Returns the filters without the page, for the download of all transactions. */
export function parseTransactionFilters(search: URLSearchParams): GetWalletInfoQuery {
  return omitUndefined({
    type: parseEnum(walletTransactionTypeValues, search.get('type')),
    purpose: parseEnum(walletTransactionPurposeValues, search.get('purpose')),
    status: parseEnum(walletTransactionStatusValues, search.get('status')),
    token: parseEnum(tokenValues, search.get('token')),
    from_date: getDateParam(search, 'from'),
    to_date: isRangeWrong(search) ? undefined : getDateParam(search, 'to'),
  });
}

/** True if the last day is before the first day. In that case, only the first day filters the list. */
function isRangeWrong(search: URLSearchParams): boolean {
  const from = getDateParam(search, 'from');
  const to = getDateParam(search, 'to');
  return from !== undefined && to !== undefined && to < from;
}

export function getTransactionFilters(search: URLSearchParams, t: TranslationFunctions): ListFilter[] {
  return [
    choiceFilter('type', t.transactions.type(), walletTransactionTypeValues, t.terms.transactionType),
    choiceFilter(
      'purpose',
      t.transactions.purpose(),
      walletTransactionPurposeValues,
      t.transactions.purposes,
    ),
    choiceFilter('status', t.transactions.status(), walletTransactionStatusValues, t.terms.transactionStatus),
    tokenFilter('token', t.transactions.token(), tokenValues),
    { kind: 'day', name: 'from', label: t.transactions.from() },
    {
      kind: 'day',
      name: 'to',
      label: t.transactions.to(),
      error: isRangeWrong(search) ? t.transactions.rangeWrong() : undefined,
    },
  ];
}
