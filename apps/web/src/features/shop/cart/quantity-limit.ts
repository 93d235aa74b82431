import type { Product, ProductRoom } from '@gli/sdk';

/**
 * Most rooms, pieces or guests of a line: what one order may hold, what is left of goods, the rooms that there are.
 * How many rooms or seats are free on a day only the order tells.
 */
export function quantityLimit({ order_limits, stock_count }: Product, room?: ProductRoom): number {
  return Math.min(
    order_limits.maximum_quantity,
    stock_count ?? Number.POSITIVE_INFINITY,
    room?.room_count ?? Number.POSITIVE_INFINITY,
  );
}

/** Most guests of a stay in so many rooms. */
export const guestLimit = ({ capacity }: ProductRoom, rooms: number): number => capacity * rooms;
