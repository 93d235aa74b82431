import type { Order } from '@gli/sdk';
import { getGetOrderQueryKey, invalidateAfter, useConfirmOrderPayment, useCreateOrder } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isSettledBy } from '../../../shared/idempotency/is-settled-by.ts';
import { pendingKeys } from '../../../shared/idempotency/pending-keys.ts';
import { usePlatform } from '../../../shared/platform.ts';
import { useMember } from '../../../shared/use-member.ts';
import { without } from '../cart/cart.ts';
import { keyOf } from '../cart/cart-line.ts';
import { shoppingOf } from '../cart/cart-state.ts';
import { useStored } from '../cart/use-cart.ts';
import { orderInputOf, type Paying, type Placing, type Purchase } from './attempt.ts';
import { refusedLines } from './refused-lines.ts';

/** An order that the server did not take: why, and what it said about single lines, by their keys. */
export type Refusal = { error: unknown; lines: ReadonlyMap<string, string> };

/**
 * Places an order and pays it, each under its own idempotency key. Where the purchase stands outlives the page: a lost
 * answer or a reload is followed by the same request again, never by a second order.
 */
export function useCheckout() {
  const platform = usePlatform();
  const { attempt: stored, cart } = shoppingOf(platform);
  const queryClient = useQueryClient();
  const memberId = useMember()?.id;
  const attempt = useStored(stored);
  const create = useCreateOrder();
  const confirm = useConfirmOrderPayment();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isInFlight = useRef(false);
  const keys = pendingKeys(platform.perTab);

  const place = async (placing: Placing) => {
    const { purchase } = placing;
    const effect = `order:${placing.memberId}:${placing.id}`;
    try {
      const order = await create.mutateAsync({
        data: orderInputOf(purchase),
        headers: { 'Idempotency-Key': keys.keyFor(effect) },
      });
      keys.settle(effect);
      queryClient.setQueryData(getGetOrderQueryKey(order.id), order);
      const paying: Paying = {
        status: 'paying',
        memberId: placing.memberId,
        orderId: order.id,
        token: purchase.token,
      };
      stored.update(() => paying);
      cart.update((held) => without(held, purchase.lines.map(keyOf)));
      if (isAsAgreed(order, purchase)) await confirmPayment(paying);
    } catch (error) {
      if (!isSettledBy(error)) return;
      keys.settle(effect);
      stored.update(() => null);
      setRefusal({ error, lines: refusedLines(error, purchase.lines) });
      // What is on sale now is not what the page knew.
      void invalidateAfter(queryClient, 'createOrder');
    }
  };

  const confirmPayment = async ({ memberId: payer, orderId, token }: Paying) => {
    const effect = `pay:${payer}:${orderId}:${token}`;
    const queryKey = getGetOrderQueryKey(orderId);
    try {
      const order = await confirm.mutateAsync({
        id: orderId,
        data: { token },
        headers: { 'Idempotency-Key': keys.keyFor(effect) },
      });
      keys.settle(effect);
      queryClient.setQueryData(queryKey, order);
    } catch (error) {
      if (isSettledBy(error)) keys.settle(effect);
      // Another tab may have paid it, or its time is over; the balance may be another one, too.
      void invalidateAfter(queryClient, 'confirmOrderPayment');
    }
  };

  /** One at a time: a second click in the same moment does nothing. */
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
    paying: { isBusy: confirm.isPending, error: confirm.error },
    /** Orders and pays what the member has confirmed. */
    buy: (purchase: Purchase) =>
      once(async () => {
        if (memberId === undefined) return;
        setRefusal(null);
        const placing: Placing = { status: 'placing', id: crypto.randomUUID(), memberId, purchase };
        stored.update(() => placing);
        await place(placing);
      }),
    /** Sends the same order again, whose answer was lost. */
    resume: (placing: Placing) => once(() => place(placing)),
    /** Pays the order that stands, in the token it was priced in or another. */
    pay: (paying: Paying) =>
      once(async () => {
        stored.update(() => paying);
        await confirmPayment(paying);
      }),
    forgetRefusal: () => setRefusal(null),
    /** Lets go of the purchase: it is done, or its order waits among the member's orders. */
    leave: () => {
      stored.update(() => null);
      create.reset();
      confirm.reset();
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** Whether an order costs no more than the member was shown; a higher price is asked for again. */
function isAsAgreed({ token, totals }: Order, { token: agreed, total }: Purchase): boolean {
  return token === agreed && decimal.compare(totals.total, total) <= 0;
}
