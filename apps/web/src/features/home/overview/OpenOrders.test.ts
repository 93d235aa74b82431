import { expect, test } from 'vitest';
import { latestOf } from './OpenOrders.tsx';

test('the newest come first, by time and not by text, up to a count', () => {
  const orders = [
    '2026-11-20T09:00:00+09:00',
    '2026-11-20T01:00:00Z',
    '2026-11-21T09:00:00+09:00',
    '2026-11-18T09:00:00+09:00',
  ].map((created_at) => ({ created_at }));
  expect(latestOf(orders, 3)).toEqual([orders[2], orders[1], orders[0]]);
  expect(latestOf([], 3)).toEqual([]);
});
