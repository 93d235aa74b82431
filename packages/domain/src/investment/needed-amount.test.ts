import { expect, test } from 'vitest';
import { getNeededAmount } from './needed-amount.ts';

test.each([
  ['150', '150'],
  ['99.99', '100.00'],
  ['', '100.00'],
  ['1,5', '100.00'],
])('needs at least the minimum, given %j', (typed, needed) => {
  expect(getNeededAmount(typed, '100.00')).toBe(needed);
});
