import type { OrderAction } from '@gli/sdk';
import type { OrderCourse } from './lifecycle.ts';
import { cancellableUntil, type RefundableLine, refundOf } from './refund.ts';

export type OrderOptions = {
  readonly actions: readonly OrderAction[];
  /** Last moment of `cancel`; null when it is not allowed or no time is set. */
  readonly cancellableUntil: Date | null;
  /** What `cancel` gives back now. */
  readonly refund: { readonly amount: string; readonly percent: string };
};

const NOTHING = { amount: '0', percent: '0' } as const;
const NO_OPTIONS: OrderOptions = { actions: [], cancellableUntil: null, refund: NOTHING };

/** What the member can do with an order at a moment. */
export function optionsOf(
  order: OrderCourse & { readonly total: string },
  lines: readonly RefundableLine[],
  now: Date,
): OrderOptions {
  const until = cancellableUntil(lines);
  if (order.status === 'pending_payment' && order.expiresAt !== null && now < order.expiresAt) {
    // An unpaid order is called off at any time, even where its policy would not refund a paid one.
    const isOver = until !== null && until < now;
    return {
      actions: ['confirm_payment', 'cancel'],
      cancellableUntil: isOver ? order.expiresAt : until,
      refund: NOTHING,
    };
  }
  if (order.status === 'paid' && (until === null || now <= until)) {
    return { actions: ['cancel'], cancellableUntil: until, refund: refundOf(lines, order.total, now) };
  }
  return NO_OPTIONS;
}
