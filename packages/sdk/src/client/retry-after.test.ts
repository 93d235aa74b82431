import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.UTC(2026, 10, 21, 9, 0, 0);

it.each([
  ['30', 30_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 09:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['soon', null],
  ['', null],
])('Retry-After: %j asks to wait %s ms', (value, expected) => {
  expect(retryAfterMs(new Headers({ 'Retry-After': value }), now)).toBe(expected);
});

it('asks for nothing when it is not there', () => {
  expect(retryAfterMs(new Headers(), now)).toBeNull();
});
