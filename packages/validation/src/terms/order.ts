import * as decimal from '../decimal/arithmetic.ts';
import { addDays, type CalendarDay, getDaysBetween, getKoreanTime } from './korean-time.ts';

/** Calculates the price of an order line: unit price times quantity, and for a stay also times nights. */
export const calculateLinePrice = (unitPrice: string, quantity: number, nights: number | null): string =>
  decimal.multiply(unitPrice, String(quantity * (nights ?? 1)));

/** Default check-in time of a resort, in Korea. */
const DEFAULT_CHECK_IN_TIME = '15:00';

/** Returns the start of a stay on its first day. */
export const getStayStart = (checkIn: CalendarDay, checkInTime: string | null): Date =>
  getKoreanTime(checkIn, checkInTime ?? DEFAULT_CHECK_IN_TIME);

/** First and last bookable day. If no day is bookable, `until` is before `from`. */
export type BookableDays = { readonly from: CalendarDay; readonly until: CalendarDay };

export const isBookable = (day: CalendarDay, { from, until }: BookableDays): boolean =>
  from <= day && day <= until;

export const getGuestLimit = (roomCapacity: number, rooms: number): number => roomCapacity * rooms;

export type Stay = { readonly checkIn: CalendarDay; readonly checkOut: CalendarDay };

/** Limits of a stay. `from` and `until` are nights. */
export type StayRules = BookableDays & { readonly maximumNights: number | null };

/** Reason why a stay cannot end on a given day. */
export type DepartureIssue = 'too_early' | 'not_bookable' | 'too_many_nights';

/** Checks the departure day of a stay. That day need not be bookable itself. `isBookable` checks the arrival. */
export function checkDeparture({ checkIn, checkOut }: Stay, rules: StayRules): DepartureIssue | null {
  if (checkOut <= checkIn) return 'too_early';
  if (!isBookable(addDays(checkOut, -1), rules)) return 'not_bookable';
  const { maximumNights } = rules;
  const isTooLong = maximumNights !== null && getDaysBetween(checkIn, checkOut) > maximumNights;
  return isTooLong ? 'too_many_nights' : null;
}
