import { toKoreanTimestamp } from '@gli/validation';

export { getDaysBetween, toKoreanDate, toKoreanTimestamp } from '@gli/validation';

export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const toTimestampOrNull = (time: Date | null): string | null =>
  time === null ? null : toKoreanTimestamp(time);

/** Adds milliseconds to a time. They may be negative. */
export const plusMs = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** Returns the latest of the given times. Null if there is none. */
export const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null);
