import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  nightsBetween,
  nightsOf,
  weekdayOf,
  weeksOfMonth,
} from './calendar-day.ts';

describe('days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    // The days on which summer time starts and ends elsewhere are ordinary days.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %i days are %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-11-15', -12, '2025-11-15'],
  ])('%s and %i months are %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  test('a stay has the nights before its departure', () => {
    expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(nightsBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(nightsOf('2026-12-30', '2026-12-30')).toEqual([]);
  });

  test('a day out of bounds becomes the nearest bound', () => {
    expect(clampDay('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
    expect(clampDay('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
    expect(clampDay('2026-02-14', '2026-02-01', '2026-03-01')).toBe('2026-02-14');
  });
});

describe('a month', () => {
  test('starts on Sunday and leaves out the days of other months', () => {
    const weeks = weeksOfMonth('2026-12-24');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(weeks.at(-1)?.slice(0, 6)).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      null,
    ]);
    expect(weekdayOf('2026-12-27')).toBe(0);
  });

  test('has every day once, whatever its length', () => {
    for (const day of ['2026-02-10', '2028-02-10', '2026-08-31', '2026-11-01']) {
      const days = weeksOfMonth(day)
        .flat()
        .filter((one) => one !== null);
      expect(days[0]).toBe(`${day.slice(0, 7)}-01`);
      expect(new Set(days).size).toBe(days.length);
      expect(addDays(days.at(-1) ?? '', 1)).toBe(addMonths(`${day.slice(0, 7)}-01`, 1));
    }
  });
});
