import type { Order } from '@gli/sdk';

/** What a purchase's order allows: to be paid, nothing more since it is paid, or nothing since its time is over. */
export function orderStatus({ status, allowed_actions }: Order): 'unpaid' | 'paid' | 'over' {
  if (allowed_actions.includes('confirm_payment')) return 'unpaid';
  return status === 'pending_payment' || status === 'cancelled' || status === 'refunded' ? 'over' : 'paid';
}
