import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  getDaysBetween,
  getEndOfDay,
  getKoreanTime,
  getNights,
  KOREA_TIME_ZONE,
  toKoreanDate,
  toKoreanTimestamp,
} from './korean-time.ts';

test('returns the calendar day in Korea', () => {
  expect(toKoreanDate(new Date('2026-11-19T14:59:59Z'))).toBe('2026-11-19');
  expect(toKoreanDate(new Date('2026-11-19T15:00:00Z'))).toBe('2026-11-20');
});

test('calculates days in the named time zone', () => {
  // Formats a day like `2026-11-20`.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: KOREA_TIME_ZONE });
  for (const time of ['2026-11-19T14:59:59Z', '2026-11-19T15:00:00Z', '2027-07-01T15:00:00Z'])
    expect(toKoreanDate(new Date(time))).toBe(format.format(new Date(time)));
});

test('formats a time with Korea’s UTC offset', () => {
  const time = getKoreanTime('2026-12-12', '15:00');
  expect(time.toISOString()).toBe('2026-12-12T06:00:00.000Z');
  expect(toKoreanTimestamp(time)).toBe('2026-12-12T15:00:00+09:00');
  expect(toKoreanTimestamp(getEndOfDay('2026-12-12'))).toBe('2026-12-12T23:59:59+09:00');
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  // Daylight saving time starts or ends elsewhere on these days, but not in Korea.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('calculates %s plus %i days as %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-11-15', -12, '2025-11-15'],
  ['2026-08-31', 6, '2027-02-28'],
])('calculates %s plus %i months as %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

test('lists the nights of a stay, excluding the day of departure', () => {
  expect(getNights('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(getDaysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(getNights('2026-12-30', '2026-12-30')).toEqual([]);
});
