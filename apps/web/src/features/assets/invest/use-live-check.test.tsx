// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { DEBOUNCE_MS, useLiveCheck } from './use-live-check.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const asset = exampleOf('getRwaAsset', 200);

type Typed = { amount: string | null; memberId?: string | null };

async function field(replies: Reply[], initialProps: Typed) {
  const fixture = await platformFixture();
  fixture.reply('validateInvestment', ...replies);
  const { result, rerender } = renderHook(
    ({ amount, memberId = 'mem_1' }: Typed) => useLiveCheck(asset, memberId, amount),
    { wrapper: fixture.wrapper, initialProps },
  );
  const wait = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    // A response takes several turns of the event loop.
    for (let turn = 0; turn < 5; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
  };
  await wait(0);
  const amounts = () => fixture.getCalls('validateInvestment').map(({ body }) => body);
  return { result, rerender, wait, amounts };
}

test('checks an amount only after a pause in typing', async () => {
  const { result, rerender, wait, amounts } = await field([], { amount: null });
  rerender({ amount: '1' });
  await wait(DEBOUNCE_MS - 1);
  rerender({ amount: '10' });
  await wait(DEBOUNCE_MS - 1);
  expect(result.current).toEqual({ status: 'checking' });
  expect(amounts()).toEqual([]);
  await wait(DEBOUNCE_MS);
  expect(amounts()).toEqual([{ asset_id: asset.id, amount: '10' }]);
  expect(result.current).toEqual({ status: 'checked', check: exampleOf('validateInvestment', 200) });
});

test('ignores a late response for an earlier amount', async () => {
  let respond: (status: number) => void = () => {};
  const slow = new Promise<number>((resolve) => (respond = resolve));
  const { result, rerender, wait } = await field([slow, 500], { amount: '10' });
  await wait(DEBOUNCE_MS);
  rerender({ amount: '20' });
  respond(200);
  await wait(0);
  expect(result.current).toEqual({ status: 'checking' });
  await wait(DEBOUNCE_MS);
  expect(result.current).toMatchObject({ status: 'failed' });
});

test('checks an amount again when it is typed again', async () => {
  const { rerender, wait, amounts } = await field([], { amount: '10' });
  await wait(DEBOUNCE_MS);
  rerender({ amount: '20' });
  await wait(DEBOUNCE_MS);
  rerender({ amount: '10' });
  await wait(DEBOUNCE_MS);
  expect(amounts()).toHaveLength(3);
});

test('reports a failed check', async () => {
  const { result, wait } = await field([500], { amount: '10' });
  await wait(DEBOUNCE_MS);
  expect(result.current).toMatchObject({ status: 'failed', error: { status: 500 } });
});

test.each<[string, Typed]>([
  ['a visitor', { amount: '10', memberId: null }],
  ['a field without a valid amount', { amount: null }],
])('sends no check for %s', async (_, typed) => {
  const { result, wait, amounts } = await field([], typed);
  await wait(DEBOUNCE_MS);
  expect(result.current).toEqual({ status: 'none' });
  expect(amounts()).toEqual([]);
});
