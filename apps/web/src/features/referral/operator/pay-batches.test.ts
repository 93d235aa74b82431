import type { ReferralRewardBatch } from '@gli/sdk';
import { expect, test } from 'vitest';
import { type BatchRun, nothingRun, payBatches } from './pay-batches.ts';

const batch = (facts: Partial<ReferralRewardBatch>): ReferralRewardBatch => ({
  member_id: 'mem_1',
  processed_count: 0,
  paid_count: 0,
  failed_count: 0,
  skipped_count: 0,
  remaining_count: 0,
  paid_totals: [],
  outcomes: [],
  processed_at: '2026-11-21T14:00:00+09:00',
  ...facts,
});
const hundred = batch({
  processed_count: 100,
  paid_count: 99,
  failed_count: 1,
  remaining_count: 7,
  paid_totals: [{ token: 'GLIB', amount: '990.1' }],
});
const rest = batch({
  processed_count: 7,
  paid_count: 6,
  skipped_count: 1,
  paid_totals: [
    { token: 'GLIB', amount: '0.2' },
    { token: 'USDT', amount: '5' },
  ],
});

test('107 rewards are paid in two calls, and the bar goes by what has been done', async () => {
  const answers = [hundred, rest];
  const shown: BatchRun[] = [];
  const run = await payBatches(
    async () => answers.shift() ?? batch({}),
    nothingRun(107),
    (now) => shown.push(now),
  );
  expect(shown.map(({ done, total }) => [done, total])).toEqual([
    [100, 107],
    [107, 107],
  ]);
  expect(run).toMatchObject({ paid: 105, failed: 1, skipped: 1 });
  expect(run.totals).toEqual([
    { token: 'GLIB', amount: '990.3' },
    { token: 'USDT', amount: '5' },
  ]);
});

test('what remains and is not due yet does not keep it going for ever', async () => {
  let calls = 0;
  const run = await payBatches(
    async () => {
      calls += 1;
      return batch({ remaining_count: 12 });
    },
    nothingRun(12),
    () => {},
  );
  expect([calls, run.done]).toEqual([1, 0]);
});

test('a failure on the way ends it, and what was paid before has been told', async () => {
  const answers = [hundred];
  const shown: BatchRun[] = [];
  const paying = payBatches(
    async () => {
      const next = answers.shift();
      if (!next) throw new Error('lost');
      return next;
    },
    nothingRun(107),
    (now) => shown.push(now),
  );
  await expect(paying).rejects.toThrow('lost');
  expect(shown.at(-1)?.done).toBe(100);
});
