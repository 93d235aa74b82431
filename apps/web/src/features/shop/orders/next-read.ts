import type { Order } from '@gli/sdk';

type Course = Pick<Order, 'status' | 'cancellable_until'> & {
  payment: Pick<Order['payment'], 'status' | 'expires_at'>;
};

/** How often an order is read again while its refund is under way, in ms. */
const refundPauseMs = 10_000;
/** How long after a deadline the server is asked, so that its clock has passed it, too, in ms. */
const afterDeadlineMs = 1_000;
/** Later than this nothing is planned: timers do not reach as far as a stay in three months, in ms. */
const longestPauseMs = 60 * 60 * 1000;

/**
 * How many milliseconds after `now` an order should be read again, since it changes without a call: after the time to
 * pay or to cancel, and until its refund is booked. False when it stays as it is.
 */
export function nextReadMs(order: Course, now: number): number | false {
  if (order.payment.status === 'refund_pending') return refundPauseMs;
  const pauses = [order.payment.expires_at, order.cancellable_until]
    .filter((time) => time !== null)
    .map((time) => Date.parse(time) - now + afterDeadlineMs)
    .filter((pause) => pause > 0);
  return pauses.length === 0 ? false : Math.min(longestPauseMs, ...pauses);
}
