import type { Order } from '@gli/sdk';
import { getOrder } from '@gli/sdk/operations';
import {
  getOrderQuery,
  useConfirmOrderPayment,
  useGliClient,
  useIdempotentMutation,
  type WriteState,
} from '@gli/sdk/react';
import { zToken } from '@gli/sdk/schemas';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useMember } from '@/data';

const zPayment = z.object({ orderId: z.string(), token: zToken });
type Payment = z.output<typeof zPayment>;

const IDLE = { status: 'idle' } as const;

/**
 * Pays an order from the checkout or the orders page, which share the payment. A payment with an unknown outcome is
 * read from its order (decision 25).
 *
 * @param orderId order of this page, or null if there is none
 */
export function usePayOrder(orderId: string | null) {
  const client = useGliClient();
  const queryClient = useQueryClient();
  const { mutateAsync } = useConfirmOrderPayment();
  const show = (order: Order) =>
    queryClient.setQueryData(getOrderQuery(client, { id: order.id }).queryKey, order);
  const { state, mutate, ...payment } = useIdempotentMutation({
    memberId: useMember()?.id ?? null,
    scope: 'pay',
    operation: 'confirmOrderPayment',
    parse: (stored) => zPayment.safeParse(stored).data ?? null,
    send: ({ orderId: id, token }: Payment, idempotencyKey) =>
      mutateAsync({ id, body: { token }, idempotencyKey }),
    find: async (_key, { orderId: id }) => {
      const order = await getOrder(client, { id });
      show(order);
      return order.payment.paid_at === null ? null : order;
    },
  });
  const isOwn = state.status !== 'idle' && state.variables.orderId === orderId;
  const own: WriteState<Payment, Order> = isOwn ? state : IDLE;
  return {
    ...payment,
    /** State of this order's payment. */
    state: own,
    /** Pays an order. Returns it, or undefined if it was not paid. */
    async pay(paying: Payment): Promise<Order | undefined> {
      const outcome = await mutate({ orderId: paying.orderId, token: paying.token });
      if (outcome?.status !== 'done') return undefined;
      show(outcome.data);
      return outcome.data;
    },
  };
}
