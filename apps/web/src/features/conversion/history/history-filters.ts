import type { ConversionStatus, ConversionType, operations, Token } from '@gli/sdk';
import { defined, oneOf } from '../../../shared/search-params.ts';

type HistoryQuery = NonNullable<operations['listConversionHistory']['parameters']['query']>;

export const PAGE_SIZE = 10;

export const statuses = ['pending', 'completed', 'failed'] as const satisfies readonly ConversionStatus[];
export const types = ['standard', 'instant', 'economy'] as const satisfies readonly ConversionType[];
export const givenTokens = ['GLIB', 'GLID'] as const satisfies readonly Token[];
export const receivedTokens = ['GLIL', 'GLID', 'GLIB'] as const satisfies readonly Token[];

/** Names of the filters in the address. The form has `from`, `to` and `speed`. */
export const filterNames = ['given', 'received', 'type', 'status'] as const;
export type FilterName = (typeof filterNames)[number];

/** The list's query; unknown values in the address are left out. */
export function queryOf(search: URLSearchParams, page: number): HistoryQuery {
  return { page, page_size: PAGE_SIZE, ...filtersOf(search) };
}

/** Whether the address narrows the list. */
export function isFiltered(search: URLSearchParams): boolean {
  return Object.keys(filtersOf(search)).length > 0;
}

function filtersOf(search: URLSearchParams): HistoryQuery {
  return defined({
    from_token: oneOf(givenTokens, search.get('given')),
    to_token: oneOf(receivedTokens, search.get('received')),
    conversion_type: oneOf(types, search.get('type')),
    status: oneOf(statuses, search.get('status')),
  });
}
