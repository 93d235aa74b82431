import type { Product, ProductRoom } from '@gli/sdk';
import { type CalendarDay, getGuestLimit, getNights, isBookable } from '@gli/validation';
import type { CartLine, StayLine } from './cart.ts';
import { canStay, getStayRules } from './stay-dates.ts';

/**
 * Returns a line's max quantity: the limit per order, the stock of goods, or the number of rooms of a type.
 * Free rooms or seats on a given day are checked only when ordering.
 */
export function quantityLimit({ order_limits, stock_count }: Product, room?: ProductRoom): number {
  return Math.min(
    order_limits.maximum_quantity,
    stock_count ?? Number.POSITIVE_INFINITY,
    room?.room_count ?? Number.POSITIVE_INFINITY,
  );
}

export type LineProblem =
  | { readonly code: 'gone' }
  | { readonly code: 'sold_out' }
  | { readonly code: 'not_bookable' }
  | { readonly code: 'nights_taken'; readonly nights: readonly CalendarDay[] }
  | { readonly code: 'too_many'; readonly maximum: number }
  | { readonly code: 'too_many_guests'; readonly maximum: number };

/**
 * Checks a line against the current product. Returns null if it can be ordered.
 * @param product null if the product is no longer in the catalog
 */
export function lineProblem(line: CartLine, product: Product | null): LineProblem | null {
  if (product === null || product.kind !== line.kind) return { code: 'gone' };
  if (!product.in_stock) return { code: 'sold_out' };
  switch (line.kind) {
    case 'resort':
      return stayProblem(line, product);
    case 'restaurant': {
      const { bookable_from_date: from, bookable_until_date: until } = product.order_limits;
      const isOpen = from !== null && until !== null && isBookable(line.day, { from, until });
      if (!isOpen || !product.visit_times.includes(line.time)) return { code: 'not_bookable' };
      return tooMany(line.quantity, quantityLimit(product));
    }
    case 'goods':
      return tooMany(line.quantity, quantityLimit(product));
  }
}

function stayProblem(line: StayLine, product: Product): LineProblem | null {
  const room = product.rooms.find(({ room_type }) => room_type === line.roomType);
  const rules = room && getStayRules(product, room);
  if (!room || !rules) return { code: 'gone' };
  if (!canStay(line, rules)) {
    const nights = getNights(line.checkIn, line.checkOut).filter((night) => rules.soldOut.has(night));
    return nights.length > 0 ? { code: 'nights_taken', nights } : { code: 'not_bookable' };
  }
  const guests = getGuestLimit(room.capacity, line.quantity);
  return (
    tooMany(line.quantity, quantityLimit(product, room)) ??
    (line.guests > guests ? { code: 'too_many_guests', maximum: guests } : null)
  );
}

function tooMany(quantity: number, maximum: number): LineProblem | null {
  if (maximum < 1) return { code: 'sold_out' };
  return quantity > maximum ? { code: 'too_many', maximum } : null;
}
