import type { CancellationRule, OrderAction } from '@gli/sdk';
import { getCancelableUntil, getRefund, type RefundableLine } from '@gli/validation';
import type { OrderProgress } from './lifecycle.ts';

type OrderOptions = {
  readonly actions: readonly OrderAction[];
  /** Deadline for the action `cancel`. Null if canceling is not allowed or has no deadline. */
  readonly cancellableUntil: Date | null;
  /** Refund if the order is canceled now. */
  readonly refund: { readonly amount: string; readonly percent: string };
};

const NOTHING = { amount: '0', percent: '0' } as const;
const NO_OPTIONS: OrderOptions = { actions: [], cancellableUntil: null, refund: NOTHING };

/** Returns the actions that the member can take on an order now. */
export function getOrderOptions(
  order: OrderProgress & { readonly total: string },
  stored: readonly StoredLine[],
  now: Date,
): OrderOptions {
  const lines = stored.map(toRefundable);
  const until = getCancelableUntil(lines);
  if (order.status === 'pending_payment' && order.expiresAt !== null && now < order.expiresAt) {
    // An unpaid order can be canceled at any time, even if its policy would no longer refund a paid one.
    const isOver = until !== null && until < now;
    return {
      actions: ['confirm_payment', 'cancel'],
      cancellableUntil: isOver ? order.expiresAt : until,
      refund: NOTHING,
    };
  }
  if (order.status === 'paid' && (until === null || now <= until)) {
    return { actions: ['cancel'], cancellableUntil: until, refund: getRefund(lines, now) };
  }
  return NO_OPTIONS;
}

type StoredLine = Omit<RefundableLine, 'rules'> & { readonly cancellationRules: readonly CancellationRule[] };

const toRefundable = ({ cancellationRules, ...line }: StoredLine): RefundableLine => ({
  ...line,
  rules: cancellationRules,
});
