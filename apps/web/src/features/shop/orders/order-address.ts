import type { operations } from '@gli/sdk';

export type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>;

/** Statuses that the list can be narrowed to, in the order an order takes them. */
export const orderStatuses = [
  'pending_payment',
  'paid',
  'preparing',
  'completed',
  'cancelled',
  'refunded',
] as const;

/** Orders on one page. */
export const pageSize = 10;

/** What is asked of the server, from the address; what is not a status or a page there is left out. */
export function orderQueryOf(search: URLSearchParams): OrderQuery {
  const page = Number(search.get('page') ?? 1);
  const status = orderStatuses.find((one) => one === search.get('status'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    page_size: pageSize,
    ...(status ? { status } : {}),
  };
}

/** The address with another status; it begins at the first page and keeps the order that is open. */
export function withStatus(search: URLSearchParams, status: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (status === '') next.delete('status');
  else next.set('status', status);
  next.delete('page');
  return next;
}

/** The address with an order opened, or none. */
export function withOrder(search: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === null) next.delete('order');
  else next.set('order', id);
  return next;
}
