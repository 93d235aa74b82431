import { expect, test } from 'vitest';
import { selectLatest } from './OpenOrders.tsx';

test('returns the newest orders first, up to the requested number', () => {
  const orders = [
    '2026-11-20T09:00:00+09:00',
    '2026-11-20T01:00:00Z',
    '2026-11-21T09:00:00+09:00',
    '2026-11-18T09:00:00+09:00',
  ].map((created_at) => ({ created_at }));
  expect(selectLatest(orders, 3)).toEqual([orders[2], orders[1], orders[0]]);
  expect(selectLatest([], 3)).toEqual([]);
});
