import type { Order } from '@gli/sdk';

/** Polling interval for an order with a pending refund, in ms. */
const REFUND_POLL_MS = 10_000;
/** Margin after a deadline, so that it has also passed on the server's clock, in ms. */
const DEADLINE_MARGIN_MS = 1_000;
/** Max delay of a timer, in ms, because browsers don't support timers for a stay that is months away. */
const MAX_DELAY_MS = 60 * 60 * 1000;

/**
 * Returns the delay in ms until the next refetch of an order that may change: after its payment and
 * cancellation deadlines, and repeatedly until its refund is booked. False if the order cannot change.
 */
export function getOrderPollMs(
  order: Pick<Order, 'cancellable_until'> & { payment: Pick<Order['payment'], 'status' | 'expires_at'> },
  now: number,
): number | false {
  if (order.payment.status === 'refund_pending') return REFUND_POLL_MS;
  const delays = [order.payment.expires_at, order.cancellable_until]
    .filter((time) => time !== null)
    .map((time) => Date.parse(time) - now + DEADLINE_MARGIN_MS)
    .filter((delay) => delay > 0);
  return delays.length === 0 ? false : Math.min(MAX_DELAY_MS, ...delays);
}
