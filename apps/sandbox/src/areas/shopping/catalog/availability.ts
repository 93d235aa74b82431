import type { BookableDays } from '@gli/validation';
import { addDays } from '../../../core/time/calendar.ts';
import { type CalendarDay, daysFrom } from '../days.ts';
import type { ProductRow } from '../schema.ts';

/** Columns that derive a product's bookable period from today. */
type BookableRule = Pick<ProductRow, 'bookableAfterDays' | 'bookableDays' | 'bookableUntilOn'>;

/** Returns the bookable period of a stay or restaurant on a Korean day. Null for goods. */
export function getBookableDays(rule: BookableRule, today: CalendarDay): BookableDays | null {
  const { bookableAfterDays, bookableDays, bookableUntilOn } = rule;
  if (bookableAfterDays === null || bookableDays === null) return null;
  const from = addDays(today, bookableAfterDays);
  const until = addDays(from, bookableDays - 1);
  return { from, until: bookableUntilOn !== null && bookableUntilOn < until ? bookableUntilOn : until };
}

const LISTED_NIGHTS = 7;

/**
 * Returns the free nights of a room type.
 * @param taken number of rooms taken by night; nights without an entry are free
 */
export function roomAvailability(
  roomCount: number,
  taken: ReadonlyMap<CalendarDay, number>,
  days: BookableDays,
) {
  const nights = daysFrom(days.from, days.until);
  const freeOn = (night: CalendarDay) => roomCount - (taken.get(night) ?? 0);
  const next = nights.filter((night) => freeOn(night) > 0).slice(0, LISTED_NIGHTS);
  const [first] = next;
  return {
    available_count: first === undefined ? 0 : freeOn(first),
    next_available_dates: next,
    sold_out_dates: nights.filter((night) => freeOn(night) <= 0),
  };
}
