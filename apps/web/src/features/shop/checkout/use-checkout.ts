import { GliApiError, type Order } from '@gli/sdk';
import {
  getOrderQuery,
  invalidateAfter,
  isFinalError,
  useCreateOrder,
  useGliClient,
  useIdempotentMutation,
} from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMember, useStored } from '@/shared';
import { type CartLine, getLineKey, removeLines } from '../cart/cart.ts';
import { PENDING_CHECKOUT, useCart } from '../cart/use-cart.ts';
import { usePayOrder } from '../use-pay-order.ts';
import { type Paying, type Placing, type Purchase, toOrderInput } from './pending-checkout.ts';

/** Reason for a rejected order, and the server's messages about individual lines by their keys. */
export type OrderError = { error: unknown; lines: ReadonlyMap<string, string> };

/**
 * Places and pays an order, each with its own idempotency key. The state of the purchase outlives the page. After a
 * lost response or a reload, the same request is resent and never creates a second order. README.md shows the states.
 */
export function useCheckout() {
  const { value: attempt, ...stored } = useStored(PENDING_CHECKOUT);
  const { update: updateCart } = useCart();
  const client = useGliClient();
  const queryClient = useQueryClient();
  const memberId = useMember()?.id;
  const create = useCreateOrder();
  const payment = usePayOrder();
  const [rejection, setRejection] = useState<OrderError | null>(null);
  const isInFlight = useRef(false);
  // The variables contain only the attempt's id, so the order's content is stored only in the attempt.
  const { mutate: placeOrder } = useIdempotentMutation({
    scope: memberId === undefined ? null : `order:${memberId}`,
    send: (_id: string, idempotencyKey) => {
      const placing = stored.get();
      if (placing?.status !== 'placing')
        throw new Error('Expected an order that is being placed, but the stored attempt has another status.');
      return create.mutateAsync({ body: toOrderInput(placing.purchase), idempotencyKey });
    },
  });

  const pay = async (paying: Paying) => {
    stored.update(() => paying);
    await payment.pay(paying);
  };

  const place = async (placing: Placing) => {
    const { id, purchase } = placing;
    stored.update(() => placing);
    try {
      const order = await placeOrder(id);
      if (!order) return;
      queryClient.setQueryData(getOrderQuery(client, { id: order.id }).queryKey, order);
      const paying: Paying = {
        status: 'paying',
        memberId: placing.memberId,
        orderId: order.id,
        token: purchase.token,
      };
      stored.update(() => paying);
      updateCart((current) => removeLines(current, purchase.lines.map(getLineKey)));
      if (isAsAgreed(order, purchase)) await pay(paying);
    } catch (error) {
      if (!isFinalError(error)) return;
      stored.update(() => null);
      setRejection({ error, lines: getLineErrors(error, purchase.lines) });
      // The catalog may have changed since the page loaded it.
      void invalidateAfter(queryClient, 'createOrder');
    }
  };

  /** Runs only one request at a time, so that a double click has no further effect. */
  const once = async (work: () => Promise<void>) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    await work().finally(() => {
      isInFlight.current = false;
    });
  };

  return {
    attempt: attempt?.memberId === memberId ? attempt : null,
    rejection,
    placing: { isBusy: create.isPending, error: create.error },
    paying: { isBusy: payment.isBusy, error: payment.error, lostAt: payment.lostAt },
    /** Places and pays the order that the member confirmed. */
    buy: (purchase: Purchase) =>
      once(async () => {
        if (memberId === undefined) return;
        setRejection(null);
        await place({ status: 'placing', id: crypto.randomUUID(), memberId, purchase });
      }),
    /** Resends an order whose response was lost. */
    resume: (placing: Placing) => once(() => place(placing)),
    /** Pays the order that was placed, in its own token or another one. */
    pay: (paying: Paying) => once(() => pay(paying)),
    clearRejection: () => setRejection(null),
    /** Leaves the purchase, which is either done or can be paid later on the orders page. */
    leave: () => {
      stored.update(() => null);
      create.reset();
      payment.reset();
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** True if an order costs no more than the member agreed to. A higher price requires confirmation. */
function isAsAgreed({ token, totals }: Order, { token: agreed, total }: Purchase): boolean {
  return token === agreed && decimal.compare(totals.total, total) <= 0;
}

/** Returns the status of an order that was placed: to be paid, already paid, or no longer payable. */
export function orderStatus({ status, allowed_actions }: Order): 'unpaid' | 'paid' | 'over' {
  if (allowed_actions.includes('confirm_payment')) return 'unpaid';
  return status === 'pending_payment' || status === 'cancelled' || status === 'refunded' ? 'over' : 'paid';
}

/** Matches a field in a rejected order's `details`, which number the lines, e.g. `lines.0.check_in_date`. */
const lineField = /^lines\.(\d+)\./;

/**
 * Returns the server's messages about individual lines of a rejected order, by the line's key.
 * @param lines lines in the order in which they were sent
 */
export function getLineErrors(error: unknown, lines: readonly CartLine[]): Map<string, string> {
  const refused = new Map<string, string>();
  if (!(error instanceof GliApiError)) return refused;
  for (const [field, [message]] of Object.entries(error.details)) {
    const line = lines[Number(lineField.exec(field)?.[1] ?? Number.NaN)];
    if (line && message && !refused.has(getLineKey(line))) refused.set(getLineKey(line), message);
  }
  return refused;
}
