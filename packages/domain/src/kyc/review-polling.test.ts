import { expect, test } from 'vitest';
import { nextReadMs } from './review-state.ts';

test('polls a review until it is decided', () => {
  expect(nextReadMs(['approved', 'pending', 'locked'], 1)).toBe(5_000);
  expect(nextReadMs(['approved', 'rejected', 'open'], 1)).toBe(false);
  expect(nextReadMs(undefined, 0)).toBe(false);
});

test('slows down to one poll a minute, with fewer than a hundred polls in the first hour', () => {
  let reads = 1;
  for (let ms = 0; ms < 3_600_000; reads += 1) ms += nextReadMs(['pending'], reads) || Number.NaN;
  expect(reads).toBeLessThan(100);
  expect(nextReadMs(['pending'], 1_000)).toBe(60_000);
});
