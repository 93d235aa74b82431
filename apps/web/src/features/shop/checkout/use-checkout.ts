import { GliApiError, type Order } from '@gli/sdk';
import { getOrderQuery, invalidateAfter, useCreateOrder, useGliClient } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isSettledBy } from '../../../shared/idempotency/is-settled-by.ts';
import { useIdempotentMutation } from '../../../shared/idempotency/use-idempotent-mutation.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { usePlatform } from '../../../shared/platform.ts';
import { type CartLine, keyOf, without } from '../cart/cart.ts';
import { shoppingOf, useStored } from '../cart/use-cart.ts';
import { usePayOrder } from '../use-pay-order.ts';
import { orderInputOf, type Paying, type Placing, type Purchase } from './attempt.ts';

/** Why the server refused an order, and its messages about single lines, by their keys. */
export type Refusal = { error: unknown; lines: ReadonlyMap<string, string> };

/**
 * Places an order and pays it, each under its own idempotency key. The state of the purchase outlives the page: after a
 * lost response or a reload the same request is sent again, never a second order. README.md draws the states.
 */
export function useCheckout() {
  const { attempt: stored, cart } = shoppingOf(usePlatform());
  const client = useGliClient();
  const queryClient = useQueryClient();
  const memberId = useMember()?.id;
  const attempt = useStored(stored);
  const create = useCreateOrder();
  const payment = usePayOrder();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isInFlight = useRef(false);
  // Its variables are the attempt's id: what is ordered is stored with the attempt, and only there.
  const { mutate: placeOrder } = useIdempotentMutation({
    scope: memberId === undefined ? null : `order:${memberId}`,
    send: (_id: string, idempotencyKey) => {
      const placing = stored.get();
      if (placing?.status !== 'placing') throw new Error('No order is being placed.');
      return create.mutateAsync({ body: orderInputOf(placing.purchase), idempotencyKey });
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
      cart.update((current) => without(current, purchase.lines.map(keyOf)));
      if (isAsAgreed(order, purchase)) await pay(paying);
    } catch (error) {
      if (!isSettledBy(error)) return;
      stored.update(() => null);
      setRefusal({ error, lines: refusedLines(error, purchase.lines) });
      // The catalog has changed since the page loaded it.
      void invalidateAfter(queryClient, 'createOrder');
    }
  };

  /** One at a time: a double click does nothing more. */
  const once = async (work: () => Promise<void>) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    await work().finally(() => {
      isInFlight.current = false;
    });
  };

  return {
    attempt: attempt?.memberId === memberId ? attempt : null,
    refusal,
    placing: { isBusy: create.isPending, error: create.error },
    paying: { isBusy: payment.isBusy, error: payment.error },
    /** Places the order that the member confirmed, and pays it. */
    buy: (purchase: Purchase) =>
      once(async () => {
        if (memberId === undefined) return;
        setRefusal(null);
        await place({ status: 'placing', id: crypto.randomUUID(), memberId, purchase });
      }),
    /** Sends an order again whose response was lost. */
    resume: (placing: Placing) => once(() => place(placing)),
    /** Pays the placed order, in its token or another. */
    pay: (paying: Paying) => once(() => pay(paying)),
    forgetRefusal: () => setRefusal(null),
    /** Ends the purchase: it is done, or its order can be paid later from the member's orders. */
    leave: () => {
      stored.update(() => null);
      create.reset();
      payment.reset();
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** Whether an order costs no more than the member agreed to; a higher price is confirmed first. */
function isAsAgreed({ token, totals }: Order, { token: agreed, total }: Purchase): boolean {
  return token === agreed && decimal.compare(totals.total, total) <= 0;
}

/** What can be done with a placed order: pay it, nothing more since it is paid, or nothing since its time is over. */
export function orderStatus({ status, allowed_actions }: Order): 'unpaid' | 'paid' | 'over' {
  if (allowed_actions.includes('confirm_payment')) return 'unpaid';
  return status === 'pending_payment' || status === 'cancelled' || status === 'refunded' ? 'over' : 'paid';
}

/** `details` of a refused order name its lines by number: `lines.0.check_in_date`. */
const lineField = /^lines\.(\d+)\./;

/**
 * The server's messages about single lines of a refused order, by the line's key.
 * @param lines as they were sent, in the same order
 */
export function refusedLines(error: unknown, lines: readonly CartLine[]): Map<string, string> {
  const refused = new Map<string, string>();
  if (!(error instanceof GliApiError)) return refused;
  for (const [field, [message]] of Object.entries(error.details)) {
    const line = lines[Number(lineField.exec(field)?.[1] ?? Number.NaN)];
    if (line && message && !refused.has(keyOf(line))) refused.set(keyOf(line), message);
  }
  return refused;
}
