import { expect, test } from 'vitest';
import { toDeadline } from './ProductFacts.tsx';

test.each([
  [72, { unit: 'days', count: 3 }],
  [24, { unit: 'hours', count: 24 }],
  [36, { unit: 'hours', count: 36 }],
  [0, { unit: 'start' }],
])('expresses a deadline of %i hours before the start as %j', (hours_before_start, expected) => {
  expect(toDeadline({ hours_before_start, refund_percent: '100' })).toEqual(expected);
});
