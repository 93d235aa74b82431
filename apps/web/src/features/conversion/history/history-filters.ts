import type { ConversionStatus, ConversionType, operations, Token } from '@gli/sdk';

type HistoryQuery = NonNullable<operations['listConversionHistory']['parameters']['query']>;

/** Conversions on one page. */
export const pageSize = 10;

export const statuses = ['pending', 'completed', 'failed'] as const satisfies readonly ConversionStatus[];
export const types = ['standard', 'instant', 'economy'] as const satisfies readonly ConversionType[];
export const givenTokens = ['GLIB', 'GLID'] as const satisfies readonly Token[];
export const receivedTokens = ['GLIL', 'GLID', 'GLIB'] as const satisfies readonly Token[];

/** Names of the filters in the address. The pair of the form has `from`, `to` and `speed`. */
export const filterNames = ['given', 'received', 'type', 'status'] as const;
export type FilterName = (typeof filterNames)[number];

/** What the list is asked for; what the address says beyond the known values is left out. */
export function queryOf(search: URLSearchParams, page: number): HistoryQuery {
  return { page, page_size: pageSize, ...filtersOf(search) };
}

/** Whether the address narrows the list. */
export function isFiltered(search: URLSearchParams): boolean {
  return Object.keys(filtersOf(search)).length > 0;
}

/** The address with a filter changed, on the first page again; an empty value takes the filter away. */
export function withFilter(search: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  changed.delete('page');
  return changed;
}

/** The address without filters and page, everything else as it was. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const name of [...filterNames, 'page']) changed.delete(name);
  return changed;
}

function filtersOf(search: URLSearchParams): HistoryQuery {
  const given = oneOf(givenTokens, search.get('given'));
  const received = oneOf(receivedTokens, search.get('received'));
  const type = oneOf(types, search.get('type'));
  const status = oneOf(statuses, search.get('status'));
  return {
    ...(given ? { from_token: given } : {}),
    ...(received ? { to_token: received } : {}),
    ...(type ? { conversion_type: type } : {}),
    ...(status ? { status } : {}),
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((one) => one === value);
}
