import type { Order } from '@gli/sdk';
import { decimal, getShortfall } from '@gli/validation';
import type { Purchase } from './pending-checkout.ts';

/** Returns the status of an order that was placed: to be paid, already paid, or no longer payable. */
export function getPaymentState({
  status,
  allowed_actions,
}: Pick<Order, 'status' | 'allowed_actions'>): 'unpaid' | 'paid' | 'over' {
  if (allowed_actions.includes('confirm_payment')) return 'unpaid';
  return status === 'pending_payment' || status === 'cancelled' || status === 'refunded' ? 'over' : 'paid';
}

/** True if an order costs no more than the member agreed to. A higher price requires confirmation. */
export function isAsAgreed(
  { token, totals }: Pick<Order, 'token' | 'totals'>,
  agreed: Pick<Purchase, 'token' | 'total'>,
): boolean {
  return token === agreed.token && getShortfall(totals.total, agreed.total) === null;
}

/** Returns the member's final cost, which is the payment minus the refund, or null before the payment. */
export function getNetPaid({ payment, totals }: Pick<Order, 'payment' | 'totals'>): string | null {
  if (payment.paid_at === null) return null;
  return decimal.subtract(totals.total, payment.refund?.amount ?? '0');
}

/** Returns the part of an order's total that a cancellation would not refund. */
export const getUnrefunded = ({
  totals,
  refundable_amount,
}: Pick<Order, 'totals' | 'refundable_amount'>): string => decimal.subtract(totals.total, refundable_amount);

/** Returns the newest of several lists' entries, up to the given number. */
export function selectLatest<One extends { created_at: string }>(all: readonly One[], count: number): One[] {
  return all.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)).slice(0, count);
}
