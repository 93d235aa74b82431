import { DAY_MS } from './time.ts';

// Days are `YYYY-MM-DD` and months `YYYY-MM`, both in Korea; as strings they sort chronologically.

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromNumber = 0] = from.split('-').map(Number);
  const [toYear = 0, toNumber = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toNumber - fromNumber;
}

export const firstDayOf = (month: string): string => `${month}-01`;

export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

export const dayCountOf = (month: string): number => Number(lastDayOf(month).slice(8));

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day in another month, or the last day of a shorter month. */
export function addMonthsToDay(day: string, count: number): string {
  const month = addMonths(monthOf(day), count);
  return earlier(`${month}-${day.slice(8)}`, lastDayOf(month));
}

export function quarterEnd(month: string): string {
  const number = Number(month.slice(5));
  return addMonths(month, (3 - (number % 3)) % 3);
}

/** 09:00 in Korea, when earnings are credited and matured investments are released. */
export const payoutTimeOn = (day: string): Date => new Date(`${day}T09:00:00+09:00`);

/** The last second of a day in Korea. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59+09:00`);

export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

export const later = (a: string, b: string): string => [a, b].toSorted()[1] ?? a;

export const earlier = (a: string, b: string): string => [a, b].toSorted()[0] ?? a;
