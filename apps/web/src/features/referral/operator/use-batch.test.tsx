// @vitest-environment happy-dom
import type { ReferralRewardBatch } from '@gli/sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lost, memoryStorage, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { useBatch } from './use-batch.ts';

afterEach(cleanup);

const reply = (facts: Partial<ReferralRewardBatch>): Reply => ({
  status: 200,
  body: {
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
  } satisfies ReferralRewardBatch,
});
const hundred = reply({
  processed_count: 100,
  paid_count: 99,
  failed_count: 1,
  remaining_count: 7,
  paid_totals: [{ token: 'GLIB', amount: '990.1' }],
});
const rest = reply({
  processed_count: 7,
  paid_count: 6,
  skipped_count: 1,
  paid_totals: [
    { token: 'GLIB', amount: '0.2' },
    { token: 'USDT', amount: '5' },
  ],
});

async function page(replies: Reply[], tab = memoryStorage()) {
  const fixture = await platformFixture({ perTab: () => tab });
  fixture.reply('processRewardBatch', ...replies);
  const { result } = renderHook(() => useBatch('mem_1', 'mem_op'), { wrapper: fixture.wrapper });
  return {
    result,
    calls: () => fixture.getCalls('processRewardBatch'),
    keys: () => fixture.getKeys('processRewardBatch'),
    /** Runs batches until the run ends. */
    async run(pendingCount: number, dueOnly = false) {
      act(() => result.current.start(pendingCount, dueOnly));
      await waitFor(() => expect(result.current.state.status).toMatch(/done|failed|unknown/));
      return result.current.state;
    },
  };
}

test('pays 107 rewards in two calls with separate keys', async () => {
  const { run, calls, keys } = await page([hundred, rest]);
  expect(await run(107, true)).toMatchObject({
    status: 'done',
    run: {
      done: 107,
      total: 107,
      paid: 105,
      failed: 1,
      skipped: 1,
      totals: [
        { token: 'GLIB', amount: '990.3' },
        { token: 'USDT', amount: '5' },
      ],
    },
  });
  expect(calls().map(({ body }) => body)).toEqual([{ due_only: true }, { due_only: true }]);
  expect(new Set(keys()).size).toBe(2);
});

test('shows progress during the next call and ignores a second start', async () => {
  let respond: (status: number) => void = () => {};
  const { result, calls } = await page([hundred, new Promise<number>((resolve) => (respond = resolve))]);
  act(() => result.current.start(107, false));
  expect(result.current.state).toMatchObject({ status: 'running', run: { done: 0, total: 107 } });
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(result.current.state).toMatchObject({ status: 'running', run: { done: 100, total: 107 } });
  act(() => result.current.start(107, false));
  expect(result.current.state).toMatchObject({ status: 'running', run: { done: 100, total: 107 } });
  respond(200);
  await waitFor(() => expect(result.current.state.status).toBe('done'));
  expect(calls()).toHaveLength(2);
});

test('stops if the remaining rewards are not due yet', async () => {
  const { run, calls } = await page([reply({ remaining_count: 12 }), reply({ remaining_count: 12 })]);
  expect(await run(12)).toMatchObject({ status: 'done', run: { done: 0, total: 12 } });
  expect(calls()).toHaveLength(1);
});

test('stops after a failure and keeps earlier payouts', async () => {
  const { run } = await page([hundred, 403]);
  expect(await run(107)).toMatchObject({ status: 'failed', run: { done: 100, paid: 99 } });
});

test('sends a batch with a lost response again only if the operator wants it, with its key', async () => {
  const tab = memoryStorage();
  const before = await page([hundred, lost()], tab);
  expect(await before.run(107)).toMatchObject({ status: 'unknown', run: { done: 100, paid: 99 } });
  cleanup();
  const after = await page([rest], tab);
  expect(after.result.current.state).toMatchObject({ status: 'unknown' });
  expect(after.calls()).toHaveLength(0);
  act(() => after.result.current.sendAgain());
  await waitFor(() => expect(after.result.current.state.status).toBe('done'));
  expect(after.keys()).toEqual(before.keys().slice(1));
});

test('starts a new batch after a rejection', async () => {
  const rejected = { status: 404, body: { error: '', message: '', code: 'not_found', details: {} } };
  const { run, keys } = await page([rejected, rest]);
  expect((await run(7)).status).toBe('failed');
  expect((await run(7)).status).toBe('done');
  expect(new Set(keys()).size).toBe(2);
});
