import type { Product, ProductRoom } from '@gli/sdk';
import {
  addDays,
  type CalendarDay,
  checkDeparture,
  getNights,
  isBookable,
  type Stay,
  type StayRules,
} from '@gli/validation';

export type RoomRules = StayRules & { readonly soldOut: ReadonlySet<CalendarDay> };

/** Dates selected in the calendar so far. */
export type StayDates =
  | { readonly status: 'empty' }
  | { readonly status: 'arrival'; readonly checkIn: CalendarDay }
  | ({ readonly status: 'complete' } & Stay);

/** Returns a room type's booking rules, or null for a product that is not booked by the night. */
export function getStayRules({ order_limits }: Product, { sold_out_dates }: ProductRoom): RoomRules | null {
  const { bookable_from_date: from, bookable_until_date: until, maximum_nights } = order_limits;
  if (from === null || until === null) return null;
  return { from, until, soldOut: new Set(sold_out_dates), maximumNights: maximum_nights };
}

/** True if a stay can start on a day, because its night is bookable and available. */
export const canArrive = (day: CalendarDay, rules: RoomRules): boolean =>
  isBookable(day, rules) && !rules.soldOut.has(day);

/**
 * True if a stay from `checkIn` can end on a day. Every night in between must be available, but not the night after the
 * departure.
 */
export const canLeave = (checkIn: CalendarDay, day: CalendarDay, rules: RoomRules): boolean =>
  canStay({ checkIn, checkOut: day }, rules);

export const canStay = (stay: Stay, rules: RoomRules): boolean =>
  isBookable(stay.checkIn, rules) &&
  checkDeparture(stay, rules) === null &&
  getNights(stay.checkIn, stay.checkOut).every((night) => !rules.soldOut.has(night));

/** True if picking a day would change the selection. */
export function canPick(dates: StayDates, day: CalendarDay, rules: RoomRules): boolean {
  return (dates.status === 'arrival' && canLeave(dates.checkIn, day, rules)) || canArrive(day, rules);
}

/**
 * Returns the selection after picking a day: first the arrival, then the departure. Picking a day that cannot be the
 * departure, or any day after a complete selection, starts over. A day that can be neither has no effect.
 */
export function pickDay(dates: StayDates, day: CalendarDay, rules: RoomRules): StayDates {
  if (dates.status === 'arrival' && canLeave(dates.checkIn, day, rules)) {
    return { status: 'complete', checkIn: dates.checkIn, checkOut: day };
  }
  return canArrive(day, rules) ? { status: 'arrival', checkIn: day } : dates;
}

/** Returns the last day in the calendar, which is the departure after the last night. */
export const lastDeparture = ({ until }: RoomRules): CalendarDay => addDays(until, 1);

/** Min number of free days in the month that a calendar opens with. */
const OPENING_DAYS_MIN = 7;

/**
 * Returns the day that a calendar opens with: the first free day, or the first one of the next month if only a few free
 * days of its month are left.
 */
export function getOpeningDay(
  first: CalendarDay,
  last: CalendarDay,
  isFree: (day: CalendarDay) => boolean,
): CalendarDay {
  const free = getNights(first, addDays(last, 1)).filter(isFree);
  const opening = free[0] ?? first;
  const isInMonth = (day: CalendarDay) => day.slice(0, 7) === opening.slice(0, 7);
  if (free.filter(isInMonth).length >= OPENING_DAYS_MIN) return opening;
  return free.find((day) => !isInMonth(day)) ?? opening;
}
