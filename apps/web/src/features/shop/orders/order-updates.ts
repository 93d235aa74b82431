import type { Order } from '@gli/sdk';
import { decimal } from '@gli/validation';

/** What a member should know about an order before anything else. Times are RFC 3339, amounts in the order's token. */
export type OrderUpdate =
  | { kind: 'pay_by'; time: string }
  | { kind: 'payment_refused'; reason: string }
  | { kind: 'cancellable_until'; time: string; amount: string }
  | { kind: 'cancellable'; amount: string }
  | { kind: 'refund_pending'; amount: string }
  | { kind: 'refund_done'; amount: string; time: string };

type Course = Pick<
  Order,
  'status' | 'allowed_actions' | 'cancellable_until' | 'refundable_amount' | 'payment'
>;

/** The news of an order, the most pressing first; empty when there is nothing to know beyond its status. */
export function orderUpdates({
  allowed_actions: actions,
  cancellable_until: until,
  refundable_amount: amount,
  payment,
  status,
}: Course): OrderUpdate[] {
  const news: OrderUpdate[] = [];
  if (actions.includes('confirm_payment')) {
    if (payment.failure_reason !== null)
      news.push({ kind: 'payment_refused', reason: payment.failure_reason });
    if (payment.expires_at !== null) news.push({ kind: 'pay_by', time: payment.expires_at });
  }
  if (status === 'paid' && actions.includes('cancel')) {
    news.push(
      until === null ? { kind: 'cancellable', amount } : { kind: 'cancellable_until', time: until, amount },
    );
  }
  const { refund } = payment;
  if (refund && !decimal.isZero(refund.amount)) {
    news.push(
      refund.refunded_at === null
        ? { kind: 'refund_pending', amount: refund.amount }
        : { kind: 'refund_done', amount: refund.amount, time: refund.refunded_at },
    );
  }
  return news;
}
