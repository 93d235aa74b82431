/** A day in Korea, such as `2026-12-24`. Days can be compared as strings. */
export type CalendarDay = string;

/** Time zone of the platform's days and times. */
export const KOREA_TIME_ZONE = 'Asia/Seoul';

const DAY_MS = 86_400_000;
/** Korea's time zone is nine hours ahead of UTC all year round. */
const KOREA_OFFSET_MS = 9 * 60 * 60 * 1000;
const KOREA_OFFSET = '+09:00';

const toKoreanText = (time: Date): string => new Date(time.getTime() + KOREA_OFFSET_MS).toISOString();

export const toKoreanDate = (time: Date): CalendarDay => toKoreanText(time).slice(0, 10);

/** Formats a time as the contract does, without milliseconds: `2026-11-20T18:30:00+09:00`. */
export const toKoreanTimestamp = (time: Date): string => `${toKoreanText(time).slice(0, 19)}${KOREA_OFFSET}`;

/** Converts a day and a time of day in Korea to a Date: `getKoreanTime('2026-12-12', '15:00')`. */
export const getKoreanTime = (day: CalendarDay, timeOfDay: string): Date =>
  new Date(`${day}T${timeOfDay}${KOREA_OFFSET}`);

/** Returns the first moment of a day in Korea. */
export const getStartOfDay = (day: CalendarDay): Date => getKoreanTime(day, '00:00:00');

/** Returns the last second of a day in Korea. */
export const getEndOfDay = (day: CalendarDay): Date => getKoreanTime(day, '23:59:59');

const toDay = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

/** Returns the day `count` days later, or earlier for a negative count. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  toDay(Date.parse(day) + count * DAY_MS);

/** Returns the same day of another month, or that month's last day if it is shorter. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)));
}

/** Returns the number of days between two days, negative if the second is earlier. */
export const getDaysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Lists the nights of a stay by the day on which each starts: every day except the departure day. */
export const getNights = (checkIn: CalendarDay, checkOut: CalendarDay): CalendarDay[] =>
  Array.from({ length: Math.max(0, getDaysBetween(checkIn, checkOut)) }, (_, night) =>
    addDays(checkIn, night),
  );
