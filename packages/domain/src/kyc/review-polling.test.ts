import { expect, test } from 'vitest';
import { getReviewPollMs } from './review-polling.ts';

test('polls a review until it is decided', () => {
  expect(getReviewPollMs(['approved', 'pending', 'locked'], 1)).toBe(5_000);
  expect(getReviewPollMs(['approved', 'rejected', 'open'], 1)).toBe(false);
  expect(getReviewPollMs(undefined, 0)).toBe(false);
});

test('slows down to one poll a minute, with fewer than a hundred polls in the first hour', () => {
  let reads = 1;
  for (let ms = 0; ms < 3_600_000; reads += 1) ms += getReviewPollMs(['pending'], reads) || Number.NaN;
  expect(reads).toBeLessThan(100);
  expect(getReviewPollMs(['pending'], 1_000)).toBe(60_000);
});
