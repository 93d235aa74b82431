import type { Order, Token } from '@gli/sdk';
import {
  getOrderQuery,
  invalidateAfter,
  isFinalError,
  useConfirmOrderPayment,
  useGetOrder,
  useGliClient,
  useIdempotentMutation,
} from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMember } from '@/shared';

type Payment = { orderId: string; token: Token };

/** Polling interval for an order whose payment response was lost, in ms. */
const LOOKUP_MS = 3_000;

/**
 * Polls the order of a payment whose response was lost, until the server responds.
 * @returns true while the outcome is unknown
 */
export function useLostPayment(orderId: string, lostAt: number | null): boolean {
  const order = useGetOrder(
    { id: orderId },
    {
      query: {
        enabled: lostAt !== null,
        refetchInterval: ({ state }) =>
          lostAt !== null && state.dataUpdatedAt <= lostAt ? LOOKUP_MS : false,
      },
    },
  );
  return lostAt !== null && order.dataUpdatedAt <= lostAt;
}

/**
 * Pays an order from the checkout or the orders page. Both send the same request with the same key, so a
 * payment whose response was lost in one place can be retried in the other and is still made only once
 * (decision 25).
 */
export function usePayOrder() {
  const client = useGliClient();
  const queryClient = useQueryClient();
  const memberId = useMember()?.id;
  const payment = useConfirmOrderPayment();
  const { mutate } = useIdempotentMutation({
    scope: memberId === undefined ? null : `pay:${memberId}`,
    send: ({ orderId, token }: Payment, idempotencyKey) =>
      payment.mutateAsync({ id: orderId, body: { token }, idempotencyKey }),
  });
  /** Time when a payment's outcome became unknown, in ms, or null while it is known. */
  const [lostAt, setLostAt] = useState<number | null>(null);
  return {
    isBusy: payment.isPending,
    lostAt,
    error: payment.error,
    reset: payment.reset,
    /**
     * Pays an order and returns it. Returns undefined if the payment failed, in which case `error` explains
     * why, or if a payment is already in flight.
     */
    async pay({ orderId, token }: Payment): Promise<Order | undefined> {
      setLostAt(null);
      try {
        const order = await mutate({ orderId, token });
        if (order) queryClient.setQueryData(getOrderQuery(client, { id: orderId }).queryKey, order);
        return order;
      } catch (error) {
        if (!isFinalError(error)) setLostAt(Date.now());
        // Another tab may have paid, the deadline may have passed, or the balance may have changed.
        void invalidateAfter(queryClient, 'confirmOrderPayment');
        return undefined;
      }
    },
  };
}
