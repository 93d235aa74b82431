import { type ListOrdersQuery, orderStatusValues } from '@gli/sdk';
import { getPageParam, omitUndefined, parseEnum } from '@gli/ui';

export const ORDERS_PER_PAGE = 10;

/** Returns the list request for the URL. Unknown values are omitted. */
export function toOrderQuery(search: URLSearchParams): ListOrdersQuery {
  const status = parseEnum(orderStatusValues, search.get('status'));
  return { page: getPageParam(search), page_size: ORDERS_PER_PAGE, ...omitUndefined({ status }) };
}
