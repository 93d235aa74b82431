/** Korean time is nine hours ahead of UTC, all year round. */
const KOREA_OFFSET_MS = 9 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A timestamp of the contract, in Korean time: `2026-11-20T18:30:00+09:00`. */
export function toTimestamp(time: Date): string {
  const text = new Date(time.getTime() + KOREA_OFFSET_MS).toISOString();
  return `${text.slice(0, 19)}+09:00`;
}

export const toTimestampOrNull = (time: Date | null): string | null =>
  time === null ? null : toTimestamp(time);

/** The day in Korea, `2026-11-20`. */
export function toKoreanDate(time: Date): string {
  return new Date(time.getTime() + KOREA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Full days from one day to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** A time some milliseconds later, or earlier. */
export const plusMs = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** A day some years earlier, `YYYY-MM-DD`; 29 February becomes the 28th in other years. */
export function yearsBefore(day: string, years: number): string {
  const [year = '0', month, date] = day.split('-');
  const before = Number(year) - years;
  const isLeap = new Date(Date.UTC(before, 1, 29)).getUTCMonth() === 1;
  const same = month === '02' && date === '29' && !isLeap ? '28' : date;
  return `${String(before).padStart(4, '0')}-${month}-${same}`;
}
