import type { Order } from '@gli/sdk';
import { useListOrders } from '@gli/sdk/react';
import { latestOf } from './latest-of.ts';

/** Orders on the members' home. */
const mostShown = 3;

/** The latest orders that still await something, by each status that does; the call takes one status at a time. */
export function useOpenOrders() {
  const page = { page: 1, page_size: mostShown };
  const queries = [
    useListOrders({ ...page, status: 'pending_payment' }),
    useListOrders({ ...page, status: 'paid' }),
    useListOrders({ ...page, status: 'preparing' }),
  ];
  const orders: Order[] = queries.flatMap(({ data }) => data?.results ?? []);
  return {
    orders: latestOf(orders, mostShown),
    failed: queries.find(({ isError, data }) => isError && !data),
    isPending: queries.some(({ isPending }) => isPending),
  };
}
