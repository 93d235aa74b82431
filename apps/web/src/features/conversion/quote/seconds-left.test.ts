import { expect, test } from 'vitest';
import { clockText } from '../../../shared/clock.ts';
import { quoteOf } from '../testing/quote.ts';
import { secondsLeft } from './seconds-left.ts';

// The device's clock is years off: only what passes on it counts.
const receivedAt = Date.parse('2020-01-01T00:00:00Z');

test('a quote of three minutes counts down from when it came', () => {
  const quote = quoteOf({});
  expect(secondsLeft(quote, receivedAt, receivedAt)).toBe(180);
  expect(secondsLeft(quote, receivedAt, receivedAt + 500)).toBe(180);
  expect(secondsLeft(quote, receivedAt, receivedAt + 179_001)).toBe(1);
  expect(secondsLeft(quote, receivedAt, receivedAt + 180_000)).toBe(0);
  expect(secondsLeft(quote, receivedAt, receivedAt + 999_000)).toBe(0);
});

test('it reads as minutes and seconds', () => {
  expect([180, 61, 9, 0].map(clockText)).toEqual(['3:00', '1:01', '0:09', '0:00']);
});
