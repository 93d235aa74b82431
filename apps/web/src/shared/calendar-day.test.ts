import { addDays, addMonths } from '@gli/validation';
import { describe, expect, test } from 'vitest';
import { clampDay, getMonthWeeks, getWeekday } from './calendar-day.ts';

describe('days', () => {
  test('are clamped to the nearest bound', () => {
    expect(clampDay('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
    expect(clampDay('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
    expect(clampDay('2026-02-14', '2026-02-01', '2026-03-01')).toBe('2026-02-14');
  });
});

describe('a calendar month', () => {
  test('starts weeks on Sunday and omits days of other months', () => {
    const weeks = getMonthWeeks('2026-12-24');
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
    expect(getWeekday('2026-12-27')).toBe(0);
  });

  test('contains each day once in months of any length', () => {
    for (const day of ['2026-02-10', '2028-02-10', '2026-08-31', '2026-11-01']) {
      const days = getMonthWeeks(day)
        .flat()
        .filter((one) => one !== null);
      expect(days[0]).toBe(`${day.slice(0, 7)}-01`);
      expect(new Set(days).size).toBe(days.length);
      expect(addDays(days.at(-1) ?? '', 1)).toBe(addMonths(`${day.slice(0, 7)}-01`, 1));
    }
  });
});
