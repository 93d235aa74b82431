import { expect, test } from 'vitest';
import { nextReadMs } from './review-state.ts';

test('a review is polled until it is decided', () => {
  expect(nextReadMs(['approved', 'pending', 'locked'])).toBeGreaterThan(0);
  expect(nextReadMs(['approved', 'rejected', 'open'])).toBe(false);
  expect(nextReadMs(undefined)).toBe(false);
});
