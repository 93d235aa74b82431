import { expect, it } from 'vitest';
import { getMonthsSinceExamples, shiftText, shiftTime } from './shift-dates.ts';

it('counts the whole months since the date of the examples', () => {
  expect(getMonthsSinceExamples(new Date('2026-10-01T00:00:00Z'))).toBe(0);
  expect(getMonthsSinceExamples(new Date('2026-12-20T12:00:00+09:00'))).toBe(0);
  expect(getMonthsSinceExamples(new Date('2026-12-21T12:00:00+09:00'))).toBe(1);
  expect(getMonthsSinceExamples(new Date('2028-02-25T12:00:00+09:00'))).toBe(15);
});

it('keeps the Korean time of day when shifting a time', () => {
  expect(shiftTime(new Date('2026-05-20T20:41:55+09:00'), 9)).toEqual(new Date('2027-02-20T20:41:55+09:00'));
});

it('shifts dates mentioned in texts', () => {
  const text = {
    ko: '2026년 6월 12일에 모집, 2027년 11월에 준공',
    en: 'Reached on June 12, 2026, finished in November 2027',
  };
  expect(shiftText(text, 8)).toEqual({
    ko: '2027년 2월 12일에 모집, 2028년 7월에 준공',
    en: 'Reached on February 12, 2027, finished in July 2028',
  });
});
