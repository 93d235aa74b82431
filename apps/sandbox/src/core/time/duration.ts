import { addMonths, getStartOfDay } from './calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, plusMs, toKoreanDate } from './time.ts';

/** Later years need a different date format. */
const MAX_YEAR = 9998;
const DURATION =
  /^P(?!$)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?!$)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * Adds an ISO 8601 duration (`P10Y`, `P1M2DT3H`) to a time. Years and months keep the day of the month in Korea, or use
 * the last day of a shorter month. Null if the text is not a duration. An invalid date if the result is out of range.
 */
export function plusDuration(time: Date, duration: string): Date | null {
  const parts = DURATION.exec(duration)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  const today = toKoreanDate(time);
  if (years + months / 12 > MAX_YEAR - Number(today.slice(0, 4))) return new Date(Number.NaN);
  const timeOfDay = time.getTime() - getStartOfDay(today).getTime();
  const day = addMonths(today, years * 12 + months);
  const ms = (weeks * 7 + days) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000;
  return plusMs(getStartOfDay(day), timeOfDay + ms);
}
