import { describe, expect, test } from 'vitest';
import { canArrive, canLeave, canPick, getOpeningDay, pickDay, type RoomRules } from './stay-dates.ts';

const rules: RoomRules = {
  from: '2026-12-01',
  until: '2026-12-30',
  soldOut: new Set(['2026-12-24', '2026-12-25']),
  maximumNights: 5,
};

describe('an arrival', () => {
  test.each([
    ['2026-11-30', false, 'before the bookable period'],
    ['2026-12-01', true, 'the first night'],
    ['2026-12-24', false, 'a night without a free room'],
    ['2026-12-30', true, 'the last night'],
    ['2026-12-31', false, 'after the bookable period'],
  ])('on %s is possible: %s (%s)', (day, expected) => {
    expect(canArrive(day, rules)).toBe(expected);
  });
});

describe('a departure', () => {
  test.each([
    ['2026-12-23', '2026-12-24', true, 'the night after the departure need not be free'],
    ['2026-12-23', '2026-12-25', false, 'a night in between is taken'],
    ['2026-12-23', '2026-12-23', false, 'the stay has no night'],
    ['2026-12-23', '2026-12-22', false, 'before the arrival'],
    ['2026-12-01', '2026-12-06', true, 'the longest stay'],
    ['2026-12-01', '2026-12-07', false, 'longer than the longest stay'],
    ['2026-12-30', '2026-12-31', true, 'the day after the last night'],
  ])('in a stay from %s to %s is possible: %s (%s)', (checkIn, day, expected) => {
    expect(canLeave(checkIn, day, rules)).toBe(expected);
  });
});

describe('picking days', () => {
  test('selects the arrival, then the departure, then starts over', () => {
    const arrived = pickDay({ status: 'empty' }, '2026-12-10', rules);
    expect(arrived).toEqual({ status: 'arrival', checkIn: '2026-12-10' });
    const complete = pickDay(arrived, '2026-12-12', rules);
    expect(complete).toEqual({ status: 'complete', checkIn: '2026-12-10', checkOut: '2026-12-12' });
    expect(pickDay(complete, '2026-12-20', rules)).toEqual({ status: 'arrival', checkIn: '2026-12-20' });
  });

  test("starts over on a day that can't be the departure", () => {
    const arrived = { status: 'arrival', checkIn: '2026-12-10' } as const;
    expect(pickDay(arrived, '2026-12-05', rules)).toEqual({ status: 'arrival', checkIn: '2026-12-05' });
    expect(pickDay(arrived, '2026-12-26', rules)).toEqual({ status: 'arrival', checkIn: '2026-12-26' });
  });

  test('accepts a sold-out night only as the departure', () => {
    const arrived = { status: 'arrival', checkIn: '2026-12-22' } as const;
    expect(canPick(arrived, '2026-12-24', rules)).toBe(true);
    expect(canPick({ status: 'empty' }, '2026-12-24', rules)).toBe(false);
    expect(pickDay({ status: 'empty' }, '2026-12-24', rules)).toEqual({ status: 'empty' });
  });
});

test.each([
  ['2026-11-21', '2026-11-21', 'ten days of the month are left'],
  ['2026-11-30', '2026-12-01', 'only one day of the month is left'],
])('a calendar with free days from %s opens on %s, because %s', (first, opening) => {
  expect(getOpeningDay(first, '2027-02-19', () => true)).toBe(opening);
});

test('a calendar opens on a free day', () => {
  expect(getOpeningDay('2026-11-20', '2026-12-31', (day) => day === '2026-11-30')).toBe('2026-11-30');
  expect(getOpeningDay('2026-11-20', '2026-12-31', () => false)).toBe('2026-11-20');
});
