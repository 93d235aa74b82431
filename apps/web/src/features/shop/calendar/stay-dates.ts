import type { Product, ProductRoom } from '@gli/sdk';
import { addDays, type CalendarDay, nightsBetween, nightsOf } from '../../../shared/calendar-day.ts';

/** The limits of a stay in one room type. */
export type StayRules = {
  /** First and last bookable night. */
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly soldOut: ReadonlySet<CalendarDay>;
  readonly maximumNights: number | null;
};

type Stay = { readonly checkIn: CalendarDay; readonly checkOut: CalendarDay };

/** What is chosen in the calendar so far. */
export type StayDates =
  | { readonly status: 'empty' }
  | { readonly status: 'arrival'; readonly checkIn: CalendarDay }
  | ({ readonly status: 'complete' } & Stay);

/** The rules of a room type; null for a product that is not booked by the night. */
export function stayRulesOf({ order_limits }: Product, { sold_out_dates }: ProductRoom): StayRules | null {
  const { bookable_from_date: from, bookable_until_date: until, maximum_nights } = order_limits;
  if (from === null || until === null) return null;
  return { from, until, soldOut: new Set(sold_out_dates), maximumNights: maximum_nights };
}

/** Whether a stay can start on a day: its night is bookable and free. */
export function canArrive(day: CalendarDay, { from, until, soldOut }: StayRules): boolean {
  return from <= day && day <= until && !soldOut.has(day);
}

/** Whether a stay from `checkIn` can end on a day: every night between is free; the night of departure need not be. */
export function canLeave(checkIn: CalendarDay, day: CalendarDay, rules: StayRules): boolean {
  const nights = nightsBetween(checkIn, day);
  if (nights < 1 || (rules.maximumNights !== null && nights > rules.maximumNights)) return false;
  return nightsOf(checkIn, day).every((night) => canArrive(night, rules));
}

export const canStay = ({ checkIn, checkOut }: Stay, rules: StayRules): boolean =>
  canLeave(checkIn, checkOut, rules);

/** Whether picking a day would change the choice. */
export function canPick(dates: StayDates, day: CalendarDay, rules: StayRules): boolean {
  return (dates.status === 'arrival' && canLeave(dates.checkIn, day, rules)) || canArrive(day, rules);
}

/**
 * The choice after a day was picked: the first is the arrival, the second the departure. A day that cannot be the
 * departure, or any day after a complete choice, starts again. A day that can be neither changes nothing.
 */
export function pickDay(dates: StayDates, day: CalendarDay, rules: StayRules): StayDates {
  if (dates.status === 'arrival' && canLeave(dates.checkIn, day, rules)) {
    return { status: 'complete', checkIn: dates.checkIn, checkOut: day };
  }
  return canArrive(day, rules) ? { status: 'arrival', checkIn: day } : dates;
}

/** The last day in the calendar: the departure after the last night. */
export const lastDeparture = ({ until }: StayRules): CalendarDay => addDays(until, 1);
