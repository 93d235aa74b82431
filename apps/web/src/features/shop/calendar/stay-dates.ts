import type { Product, ProductRoom } from '@gli/sdk';
import { addDays, type CalendarDay, nightsBetween, nightsOf } from './calendar-day.ts';

/** What bounds a stay in one room type. */
export type StayRules = {
  /** First and last night that can be booked. */
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly soldOut: ReadonlySet<CalendarDay>;
  readonly maximumNights: number | null;
};

/** What has been chosen in the calendar so far. */
export type StayDates =
  | { readonly status: 'empty' }
  | { readonly status: 'arrival'; readonly checkIn: CalendarDay }
  | { readonly status: 'complete'; readonly checkIn: CalendarDay; readonly checkOut: CalendarDay };

/** The rules of a room; null for a product that is not booked by the night. */
export function stayRulesOf({ order_limits }: Product, { sold_out_dates }: ProductRoom): StayRules | null {
  const { bookable_from_date: from, bookable_until_date: until, maximum_nights } = order_limits;
  if (from === null || until === null) return null;
  return { from, until, soldOut: new Set(sold_out_dates), maximumNights: maximum_nights };
}

/** Whether a stay can begin on a day: its night is in the bookable period, and free. */
export function canArrive(day: CalendarDay, { from, until, soldOut }: StayRules): boolean {
  return from <= day && day <= until && !soldOut.has(day);
}

/** Whether a stay that began on a day can end on another: every night between is free; that of departure need not be. */
export function canLeave(checkIn: CalendarDay, day: CalendarDay, rules: StayRules): boolean {
  const nights = nightsBetween(checkIn, day);
  if (nights < 1 || (rules.maximumNights !== null && nights > rules.maximumNights)) return false;
  return nightsOf(checkIn, day).every((night) => canArrive(night, rules));
}

/** Whether a stay can be had as it is chosen. */
export function canStay(
  { checkIn, checkOut }: { checkIn: CalendarDay; checkOut: CalendarDay },
  rules: StayRules,
) {
  return canLeave(checkIn, checkOut, rules);
}

/** Whether picking a day would change the choice. */
export function canPick(dates: StayDates, day: CalendarDay, rules: StayRules): boolean {
  return (dates.status === 'arrival' && canLeave(dates.checkIn, day, rules)) || canArrive(day, rules);
}

/**
 * The choice after a day was picked: the first one arrives, the second leaves; a day on which one cannot leave, and any
 * after that, begins anew. A day that can be neither changes nothing.
 */
export function pickDay(dates: StayDates, day: CalendarDay, rules: StayRules): StayDates {
  if (dates.status === 'arrival' && canLeave(dates.checkIn, day, rules)) {
    return { status: 'complete', checkIn: dates.checkIn, checkOut: day };
  }
  return canArrive(day, rules) ? { status: 'arrival', checkIn: day } : dates;
}

/** The last day that the calendar shows: the departure after the last night. */
export const lastDeparture = ({ until }: StayRules): CalendarDay => addDays(until, 1);
