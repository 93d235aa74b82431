import { DAY_MS } from '../../core/time/time.ts';

// Days are `YYYY-MM-DD` and months `YYYY-MM`, both in Korea; as texts they compare in the order of time.

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** A month some months later, or earlier. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Months from one to another. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromNumber = 0] = from.split('-').map(Number);
  const [toYear = 0, toNumber = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toNumber - fromNumber;
}

export const firstDayOf = (month: string): string => `${month}-01`;

export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

export const dayCountOf = (month: string): number => Number(lastDayOf(month).slice(8));

/** A day some days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day some months later; the last of the month where it has no such day. */
export function addMonthsToDay(day: string, count: number): string {
  const month = addMonths(monthOf(day), count);
  const wanted = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return wanted < last ? wanted : last;
}

/** The last month of the quarter that a month is in. */
export function quarterEnd(month: string): string {
  const number = Number(month.slice(5));
  return addMonths(month, (3 - (number % 3)) % 3);
}

/** 09:00 in Korea, when earnings are credited and matured investments released. */
export const payoutTimeOn = (day: string): Date => new Date(`${day}T09:00:00+09:00`);

/** The last second of a day in Korea. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59+09:00`);

/** 00:00 of a day in Korea. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

/** The later of two days or months. */
export const later = (a: string, b: string): string => [a, b].toSorted()[1] ?? a;

/** The earlier of two days or months. */
export const earlier = (a: string, b: string): string => [a, b].toSorted()[0] ?? a;
