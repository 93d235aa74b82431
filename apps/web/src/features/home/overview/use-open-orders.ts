import type { Order } from '@gli/sdk';
import { useListOrders } from '@gli/sdk/react';

/** Orders on the members' home. */
const ORDERS_MAX_COUNT = 3;

/** The latest open orders, from one call for each open status: the call takes one status at a time. */
export function useOpenOrders() {
  const page = { page: 1, page_size: ORDERS_MAX_COUNT };
  const queries = [
    useListOrders({ ...page, status: 'pending_payment' }),
    useListOrders({ ...page, status: 'paid' }),
    useListOrders({ ...page, status: 'preparing' }),
  ];
  const orders: Order[] = queries.flatMap(({ data }) => data?.results ?? []);
  return {
    orders: latestOf(orders, ORDERS_MAX_COUNT),
    failed: queries.find(({ isError, data }) => isError && !data),
    isPending: queries.some(({ isPending }) => isPending),
  };
}

/** The latest of these, at most `count`, the newest first. */
export function latestOf<One extends { created_at: string }>(all: readonly One[], count: number): One[] {
  return all.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)).slice(0, count);
}
