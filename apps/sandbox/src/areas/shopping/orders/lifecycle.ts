import type { OrderStatus } from '@gli/sdk';
import { addDays } from '../../../core/time/calendar.ts';
import { latest, plusMs, toKoreanDate } from '../../../core/time/time.ts';
import { getKoreanTime, nextWeekday } from '../days.ts';
import type { OrderRow } from '../schema.ts';

/** Time during which an unpaid order reserves stock and prices: 30 minutes. */
export const PAYMENT_HOLD_MS = 30 * 60 * 1000;
/** Time from the cancellation of a paid order to its refund. */
export const REFUND_AFTER_MS = 60 * 1000;

// Time of day when an order is packed. The product descriptions promise packing on the next weekday and delivery two
// days later.
const PACKED_AT = '09:20';
const DELIVERED_AT = '15:42';
const DELIVERY_DAYS = 2;

/** Input for an order's next automatic change. */
export type OrderProgress = Pick<OrderRow, 'status' | 'expiresAt' | 'paidAt' | 'refundRequestedAt'>;

export type AutomaticChange = {
  readonly status: Exclude<OrderStatus, 'pending_payment' | 'paid'>;
  readonly at: Date;
};

/**
 * Returns the next automatic change of an order: an unpaid order expires, a canceled one is refunded, and a paid one is
 * packed and completed. Null once it is final.
 * @param endings end of each line's stay or visit; null for goods
 */
export function nextAutomaticChange(
  order: OrderProgress,
  endings: ReadonlyArray<Date | null>,
): AutomaticChange | null {
  const { status, expiresAt, paidAt, refundRequestedAt } = order;
  switch (status) {
    case 'pending_payment':
      return expiresAt && { status: 'cancelled', at: expiresAt };
    case 'cancelled':
      return refundRequestedAt && { status: 'refunded', at: plusMs(refundRequestedAt, REFUND_AFTER_MS) };
    case 'paid': {
      const last = latest(endings);
      if (last !== null) return { status: 'completed', at: last };
      return paidAt && { status: 'preparing', at: getPackingTime(paidAt) };
    }
    case 'preparing': {
      if (paidAt === null) return null;
      const day = addDays(toKoreanDate(getPackingTime(paidAt)), DELIVERY_DAYS);
      return { status: 'completed', at: getKoreanTime(day, DELIVERED_AT) };
    }
    default:
      return null;
  }
}

const getPackingTime = (paidAt: Date): Date => getKoreanTime(nextWeekday(toKoreanDate(paidAt)), PACKED_AT);
