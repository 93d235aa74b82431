import { expect, it } from 'vitest';
import { monthsSinceCast, moveText, moveTime } from './move-in-time.ts';

it('moves by whole months, and not before one has passed', () => {
  expect(monthsSinceCast(new Date('2026-10-01T00:00:00Z'))).toBe(0);
  expect(monthsSinceCast(new Date('2026-12-20T12:00:00+09:00'))).toBe(0);
  expect(monthsSinceCast(new Date('2026-12-21T12:00:00+09:00'))).toBe(1);
  expect(monthsSinceCast(new Date('2028-02-25T12:00:00+09:00'))).toBe(15);
});

it('keeps the time of day in Korea', () => {
  expect(moveTime(new Date('2026-05-20T20:41:55+09:00'), 9)).toEqual(new Date('2027-02-20T20:41:55+09:00'));
});

it('moves the days that texts name', () => {
  const text = {
    ko: '2026년 6월 12일에 모집, 2027년 11월에 준공',
    en: 'Reached on 12 June 2026, finished in November 2027',
  };
  expect(moveText(text, 8)).toEqual({
    ko: '2027년 2월 12일에 모집, 2028년 7월에 준공',
    en: 'Reached on 12 February 2027, finished in July 2028',
  });
});
