import { expect, test } from 'vitest';
import { leastOf, projectedYearlyReturn } from './projected-return.ts';

test.each([
  ['1000', '8.50', '85'],
  ['0.1', '11.2', '0.0112'],
  ['333333.33333333', '9.1', '30333.33333333'],
])('%s at %s %% a year brings %s, in exact decimals', (amount, apy, expected) => {
  expect(projectedYearlyReturn(amount, apy)).toBe(expected);
});

test('the least limit that there is applies', () => {
  expect(leastOf('635000', '50000')).toBe('50000');
  expect(leastOf('635000', null)).toBe('635000');
  expect(leastOf(null, undefined)).toBeUndefined();
});
