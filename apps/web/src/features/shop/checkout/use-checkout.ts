import {
  getLineErrors,
  getLineKey,
  isAsAgreed,
  type Paying,
  type PendingCheckout,
  type Purchase,
  removeLines,
  toOrderInput,
} from '@gli/domain';
import type { Order } from '@gli/sdk';
import { listOrders } from '@gli/sdk/operations';
import {
  getOrderQuery,
  invalidateAfter,
  useCreateOrder,
  useGliClient,
  useIdempotentMutation,
  type WriteState,
} from '@gli/sdk/react';
import { useOnChange } from '@gli/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMember, useStored } from '@/data';
import { PENDING_CHECKOUT, useCart } from '../cart/use-cart.ts';
import { usePayOrder } from '../use-pay-order.ts';

/** Reason for a rejected order, and the server's messages about individual lines by their keys. */
export type OrderError = { error: unknown; lines: ReadonlyMap<string, string> };

/** Page that shows the checkout. */
export type CheckoutPlace = {
  /** Identifies the page and what it orders, or null while the checkout is closed. */
  page: string | null;
  /** Key of the only line to order, or null for the whole cart. */
  line: string | null;
};

/** A paid order, and the page that shows it. Null if no page may show it as its own result. */
export type Paid = { order: Order; page: string | null };

/**
 * Places and pays an order, each with its own idempotency key. A purchase in progress outlives the page, but its result
 * ends with the page. An order or a payment with an unknown outcome is read until it is known (decision 25). README.md
 * shows the states.
 */
export function useCheckout({ page, line }: CheckoutPlace) {
  const { value: stored, get: getStored, update: updateStored } = useStored(PENDING_CHECKOUT);
  const { update: updateCart } = useCart();
  const client = useGliClient();
  const queryClient = useQueryClient();
  const memberId = useMember()?.id ?? null;
  const { mutateAsync: createOrder } = useCreateOrder();
  const isInFlight = useRef(false);
  // The variables contain only the attempt's id, so the order's content is stored only in the attempt.
  const placing = useIdempotentMutation({
    memberId,
    scope: 'order',
    operation: 'createOrder',
    parse: (id) => (typeof id === 'string' ? id : null),
    send: (_id: string, idempotencyKey) => {
      const attempt = getStored();
      if (attempt?.status !== 'placing')
        throw new Error('Expected an order that is being placed, but the stored attempt has another status.');
      return createOrder({ body: toOrderInput(attempt.purchase), idempotencyKey });
    },
    find: async (key) => (await listOrders(client, { idempotency_key: key })).results[0],
  });
  const pending = getAttempt(stored, memberId, placing.state);
  const payment = usePayOrder(pending?.status === 'paying' ? pending.orderId : null);
  const [rejection, setRejection] = useState<OrderError | null>(null);
  const [paid, setPaid] = useState<Paid | null>(null);
  // The page orders something else.
  const isEarlier = pending !== null && line !== null && pending.line !== line;
  const isUndecided =
    pending?.status === 'placing' ||
    payment.state.status === 'sending' ||
    payment.state.status === 'unknown' ||
    payment.state.status === 'done';

  /** Continues with the payment of an order that was placed. */
  const accept = (order: Order): Paying | null => {
    const placed = getStored();
    queryClient.setQueryData(getOrderQuery(client, { id: order.id }).queryKey, order);
    if (placed?.status !== 'placing') return placed;
    const { purchase } = placed;
    const paying = {
      status: 'paying',
      memberId: placed.memberId,
      line: placed.line,
      orderId: order.id,
      token: purchase.token,
    } as const;
    updateStored(() => paying);
    // A single line was not in the cart.
    if (placed.line === null) updateCart((current) => removeLines(current, purchase.lines.map(getLineKey)));
    return paying;
  };
  const reject = (error: unknown) => {
    const placed = getStored();
    if (placed?.status !== 'placing') return;
    updateStored(() => null);
    setRejection({ error, lines: getLineErrors(error, placed.purchase.lines) });
    // The catalog may have changed since the page loaded it.
    void invalidateAfter(queryClient, 'createOrder');
  };
  // The outcome may also come from reading.
  useOnChange(placing.state, () => {
    if (placing.state.status === 'done') accept(placing.state.data);
    if (placing.state.status === 'rejected') reject(placing.state.error);
  });

  /** Ends a purchase whose order is paid. */
  const finish = (order: Order) => {
    updateStored(() => null);
    setPaid({ order, page: isEarlier ? null : page });
  };
  useOnChange(payment.state, () => {
    if (payment.state.status === 'done') finish(payment.state.data);
  });

  /** Runs only one request at a time, so that a double click has no further effect. */
  const once = async (work: () => Promise<unknown>) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    await work().finally(() => {
      isInFlight.current = false;
    });
  };
  const leave = () => {
    updateStored(() => null);
    placing.reset();
    payment.reset();
  };

  return {
    /** The purchase to show. An earlier one is shown only while its outcome is unknown. */
    attempt: isEarlier && !isUndecided ? null : pending,
    /** True if the purchase in progress is not the one that the page orders. */
    isEarlier,
    /** Id of an earlier order that is not shown, because the page orders something else. */
    setAsideId: isEarlier && !isUndecided && pending.status === 'paying' ? pending.orderId : null,
    paid,
    finish,
    forgetPaid: () => setPaid(null),
    rejection,
    placing: {
      ...placing,
      /** Ends an order that was not found. Its lines stay in the cart. */
      drop() {
        placing.drop();
        updateStored(() => null);
      },
    },
    payment,
    /** Places and pays the order that the member confirmed. An order whose price has changed is not paid. */
    buy: (purchase: Purchase) =>
      once(async () => {
        if (memberId === null) return;
        setRejection(null);
        const id = crypto.randomUUID();
        updateStored(() => ({ status: 'placing', id, memberId, line, purchase }));
        const outcome = await placing.mutate(id);
        if (outcome?.status !== 'done') return;
        const paying = accept(outcome.data);
        if (paying && isAsAgreed(outcome.data, purchase)) await payment.pay(paying);
      }),
    /** Pays the order that was placed, in its own token or another one. */
    pay: (paying: Paying) =>
      once(async () => {
        updateStored(() => paying);
        await payment.pay(paying);
      }),
    clearRejection: () => setRejection(null),
    /** Leaves the purchase, which can be paid later on the orders page. */
    leave,
  };
}

/** Returns the member's purchase. An order that is neither in flight nor unknown is not being placed anymore. */
function getAttempt(
  stored: PendingCheckout | null,
  memberId: string | null,
  { status }: WriteState<string, Order>,
): PendingCheckout | null {
  if (stored?.memberId !== memberId) return null;
  return stored?.status !== 'placing' || status === 'sending' || status === 'unknown' ? stored : null;
}

export type Checkout = ReturnType<typeof useCheckout>;
