import { addDays, addMonths, getKoreanTime, getStartOfDay } from '@gli/validation';
import { toKoreanDate } from './time.ts';

export { addDays, addMonths, getEndOfDay, getStartOfDay } from '@gli/validation';

// Days are `YYYY-MM-DD` and months `YYYY-MM`, both in Korea. As strings, they sort chronologically.

export const toMonth = (day: string): string => day.slice(0, 7);

export const shiftMonth = (month: string, count: number): string =>
  toMonth(addMonths(getFirstDay(month), count));

export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromNumber = 0] = from.split('-').map(Number);
  const [toYear = 0, toNumber = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toNumber - fromNumber;
}

export const getFirstDay = (month: string): string => `${month}-01`;

export const getLastDay = (month: string): string => addDays(getFirstDay(shiftMonth(month, 1)), -1);

/** Returns the start of the month in Korea that contains a time. */
export const getStartOfMonth = (time: Date): Date => getStartOfDay(getFirstDay(toMonth(toKoreanDate(time))));

export const countDays = (month: string): number => Number(getLastDay(month).slice(8));

/** Returns 09:00 in Korea, when earnings are credited and matured investments are released. */
export const payoutTimeOn = (day: string): Date => getKoreanTime(day, '09:00');

export const getLaterDate = (a: string, b: string): string => [a, b].toSorted()[1] ?? a;

export const getEarlierDate = (a: string, b: string): string => [a, b].toSorted()[0] ?? a;
