import { expect, it } from 'vitest';
import { nextPageOf } from './next-page.ts';

it.each([
  ['/api/v1/rwa/assets/?page=2', 2],
  ['https://gli.example/api/v1/rwa/assets/?risk_level=low&page=12&page_size=5#top', 12],
  ['?page=3', 3],
  [null, undefined],
  ['', undefined],
  ['/api/v1/rwa/assets/', undefined],
  ['/api/v1/rwa/assets/?cursor=x', undefined],
  ['/page=2/', undefined],
  ['/api/v1/rwa/assets/#page=2', undefined],
  ['?page=', undefined],
  ['?page=0', undefined],
  ['?page=-1', undefined],
  ['?page=1.5', undefined],
  ['?page=two', undefined],
  ['?page=1e999', undefined],
])('given `next` %j, returns the next page %j', (next, expected) => {
  expect(nextPageOf({ next })).toBe(expected);
});
