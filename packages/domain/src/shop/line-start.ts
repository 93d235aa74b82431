import type { OrderLine, Product } from '@gli/sdk';
import { getKoreanTime, getStayStart } from '@gli/validation';
import type { CalendarTime } from '../calendar/ics.ts';
import type { CartLine } from './cart.ts';

type Arrival = Pick<Product, 'check_in_time'>;

/** Returns the start of a cart line, or null for goods. */
export function getLineStart(line: CartLine, product: Arrival): Date | null {
  switch (line.kind) {
    case 'goods':
      return null;
    case 'restaurant':
      return getKoreanTime(line.day, line.time);
    case 'resort':
      return getStayStart(line.checkIn, product.check_in_time);
  }
}

/** Returns the start of an order line, or null for goods. */
export function getOrderLineStart(
  { check_in_date: day, visit_at: visit }: OrderLine,
  product: Arrival,
): Date | null {
  if (day !== null) return getStayStart(day, product.check_in_time);
  return visit === null ? null : new Date(visit);
}

/** Returns the times of an order line's calendar event, or null for goods. A visit has no end. */
export function getEventTimes(
  { check_in_date: from, check_out_date: to, visit_at: visit }: OrderLine,
  product: Pick<Product, 'check_in_time' | 'check_out_time'> | undefined,
): { start: CalendarTime; end: CalendarTime | null } | null {
  if (visit !== null) return { start: Date.parse(visit), end: null };
  if (from === null || to === null) return null;
  const { check_in_time: checkIn = null, check_out_time: checkOut = null } = product ?? {};
  // All-day unless both times are known, because an event cannot mix days and times.
  if (checkIn === null || checkOut === null) return { start: from, end: to };
  return { start: getKoreanTime(from, checkIn).getTime(), end: getKoreanTime(to, checkOut).getTime() };
}
