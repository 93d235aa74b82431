import { expect, test } from 'vitest';
import { calculateLinePrice, checkDeparture, getGuestLimit, isBookable } from './order.ts';

const rules = { from: '2026-12-01', until: '2026-12-30', maximumNights: 5 };

test('multiplies the unit price by the quantity and, for stays, by the number of nights', () => {
  expect(calculateLinePrice('27.15', 3, null)).toBe('81.45');
  expect(calculateLinePrice('120', 2, 3)).toBe('720');
});

test('allows booking the first and the last bookable day', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-30', '2026-12-31'];
  expect(days.map((day) => isBookable(day, rules))).toEqual([false, true, true, false]);
});

test.each([
  ['2026-12-23', '2026-12-23', 'too_early'],
  ['2026-12-23', '2026-12-22', 'too_early'],
  ['2026-12-01', '2026-12-06', null],
  ['2026-12-01', '2026-12-07', 'too_many_nights'],
  ['2026-12-30', '2026-12-31', null],
  ['2026-12-30', '2027-01-01', 'not_bookable'],
])('finds the issue of a stay from %s to %s: %s', (checkIn, checkOut, issue) => {
  expect(checkDeparture({ checkIn, checkOut }, rules)).toBe(issue);
});

test('multiplies the guest limit by the number of rooms', () => expect(getGuestLimit(4, 3)).toBe(12));
