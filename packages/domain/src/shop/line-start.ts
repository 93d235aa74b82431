import type { OrderLine, Product } from '@gli/sdk';
import { DEFAULT_CHECK_IN_TIME, getKoreanTime } from '@gli/validation';
import type { CartLine } from './cart.ts';

type Times = Pick<Product, 'check_in_time'>;

const checkInTime = (day: string, { check_in_time: time }: Times): Date =>
  getKoreanTime(day, time ?? DEFAULT_CHECK_IN_TIME);

/** Returns the start of a cart line, or null for goods. */
export function getLineStart(line: CartLine, product: Times): Date | null {
  switch (line.kind) {
    case 'goods':
      return null;
    case 'restaurant':
      return getKoreanTime(line.day, line.time);
    case 'resort':
      return checkInTime(line.checkIn, product);
  }
}

/** Returns the start of an order line, or null for goods. */
export function getOrderLineStart(
  { check_in_date: day, visit_at: visit }: OrderLine,
  product: Times,
): Date | null {
  if (day !== null) return checkInTime(day, product);
  return visit === null ? null : new Date(visit);
}
