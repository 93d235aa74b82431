import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { afterBatch, NOTHING_PAID } from './batch-run.ts';

const batch = {
  ...exampleOf('processRewardBatch', 200),
  processed_count: 3,
  paid_count: 2,
  failed_count: 1,
  skipped_count: 0,
  remaining_count: 4,
  paid_totals: [{ token: 'GLIB' as const, amount: '10.5' }],
};

test('adds up the counts and totals of all batches', () => {
  const first = afterBatch(NOTHING_PAID, batch);
  expect(first).toMatchObject({ done: 3, total: 7, paid: 2, failed: 1, skipped: 0 });
  const paid_totals = [
    { token: 'GLIB' as const, amount: '0.5' },
    { token: 'GLIL' as const, amount: '1' },
  ];
  const second = afterBatch(first, { ...batch, remaining_count: 0, paid_totals });
  expect(second).toMatchObject({ done: 6, total: 6, paid: 4 });
  expect(second.totals).toEqual([
    { token: 'GLIB', amount: '11' },
    { token: 'GLIL', amount: '1' },
  ]);
  expect(second.outcomes).toHaveLength(2 * batch.outcomes.length);
});
