import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.UTC(2026, 10, 21, 9, 0, 0);

it.each([
  ['30', 30_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 09:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['1.5', 1500],
  ['-5', 0],
  ['99999999999', 86_400_000],
  ['Sun, 21 Nov 2027 09:00:00 GMT', 86_400_000],
  ['2026', 2_026_000],
  ['5 apples', null],
  ['soon', null],
  ['', null],
])('parses Retry-After: %j as %s ms', (value, expected) => {
  expect(retryAfterMs(new Headers({ 'Retry-After': value }), now)).toBe(expected);
});

it('compares a date with the server’s clock instead of the local one', () => {
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
  const headers = new Headers({ 'Retry-After': 'Sat, 21 Nov 2026 12:00:07 GMT', Date: date });
  expect(retryAfterMs(headers, now)).toBe(7000);
  expect(retryAfterMs(headers, now + 86_400_000)).toBe(7000);
});

it('returns null if the header is missing', () => {
  expect(retryAfterMs(new Headers(), now)).toBeNull();
});
