import type { Product } from '@gli/sdk';
import { type CalendarDay, nightsBetween, nightsOf } from '../calendar/calendar-day.ts';
import { canStay, stayRulesOf } from '../calendar/stay-dates.ts';
import type { CartLine, StayLine } from './cart-line.ts';
import { guestLimit, quantityLimit } from './quantity-limit.ts';

/** Why a line cannot be ordered as it stands in the cart. */
export type LineProblem =
  | { readonly code: 'gone' }
  | { readonly code: 'sold_out' }
  | { readonly code: 'not_bookable' }
  | { readonly code: 'nights_taken'; readonly nights: readonly CalendarDay[] }
  | { readonly code: 'too_many'; readonly maximum: number }
  | { readonly code: 'too_many_guests'; readonly maximum: number };

/**
 * Holds a line against the product as it is on sale now; null when it can be ordered as far as the catalogue tells.
 * `null` as product: it is no longer in the catalogue.
 */
export function lineProblem(line: CartLine, product: Product | null): LineProblem | null {
  if (product === null || product.kind !== line.kind) return { code: 'gone' };
  if (!product.in_stock) return { code: 'sold_out' };
  switch (line.kind) {
    case 'resort':
      return stayProblem(line, product);
    case 'restaurant': {
      const { bookable_from_date: from, bookable_until_date: until } = product.order_limits;
      const isOpen = from !== null && until !== null && from <= line.day && line.day <= until;
      if (!isOpen || !product.visit_times.includes(line.time)) return { code: 'not_bookable' };
      return tooMany(line.quantity, quantityLimit(product));
    }
    case 'goods':
      return tooMany(line.quantity, quantityLimit(product));
  }
}

function stayProblem(line: StayLine, product: Product): LineProblem | null {
  const room = product.rooms.find(({ room_type }) => room_type === line.roomType);
  const rules = room && stayRulesOf(product, room);
  if (!room || !rules) return { code: 'gone' };
  if (!canStay(line, rules)) {
    const nights = nightsOf(line.checkIn, line.checkOut).filter((night) => rules.soldOut.has(night));
    return nights.length > 0 ? { code: 'nights_taken', nights } : { code: 'not_bookable' };
  }
  const guests = guestLimit(room, line.quantity);
  return (
    tooMany(line.quantity, quantityLimit(product, room)) ??
    (line.guests > guests ? { code: 'too_many_guests', maximum: guests } : null)
  );
}

function tooMany(quantity: number, maximum: number): LineProblem | null {
  if (maximum < 1) return { code: 'sold_out' };
  return quantity > maximum ? { code: 'too_many', maximum } : null;
}

/** Nights of a stay; null for what is not booked by the night. */
export function nightCount(line: CartLine): number | null {
  return line.kind === 'resort' ? nightsBetween(line.checkIn, line.checkOut) : null;
}
