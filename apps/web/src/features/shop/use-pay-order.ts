import type { Order, Token } from '@gli/sdk';
import { getOrderQuery, invalidateAfter, useConfirmOrderPayment, useGliClient } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useIdempotentMutation } from '../../shared/idempotency/use-idempotent-mutation.ts';
import { useMember } from '../../shared/member/use-member.ts';

type Payment = { orderId: string; token: Token };

/**
 * Pays an order from the checkout or from the list of orders. Both send the same request under the same key, so a lost
 * payment of one can be tried again in the other and is still paid once (decision 25).
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
  return {
    isBusy: payment.isPending,
    error: payment.error,
    reset: payment.reset,
    /** The paid order; undefined when it failed, which `error` explains, or when a payment is in flight. */
    async pay({ orderId, token }: Payment): Promise<Order | undefined> {
      try {
        const order = await mutate({ orderId, token });
        if (order) queryClient.setQueryData(getOrderQuery(client, { id: orderId }).queryKey, order);
        return order;
      } catch {
        // Another tab may have paid, or the time to pay is over; the balance may have changed, too.
        void invalidateAfter(queryClient, 'confirmOrderPayment');
        return undefined;
      }
    },
  };
}
