// @vitest-environment happy-dom
import { useInvestInRwaAsset } from '@gli/sdk/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  blockedStorage,
  lost,
  memoryStorage,
  platformFixture,
  type Reply,
} from '../../testing/platform-fixture.tsx';
import { useIdempotentMutation } from './use-idempotent-mutation.ts';

afterEach(cleanup);

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null);

function useInvest(scope: string | null) {
  const { mutateAsync } = useInvestInRwaAsset();
  return useIdempotentMutation({
    scope,
    parse,
    send: (amount: string, idempotencyKey) =>
      mutateAsync({ id: 'ast_1', body: { amount, accepted_risk: true }, idempotencyKey }),
  });
}

type Options = Parameters<typeof platformFixture>[0];

/** A page with the hook, over a transport with these replies. */
async function page(replies: Reply[], options?: Options, scope: string | null = 'invest:mem_1:ast_1') {
  const fixture = await platformFixture(options);
  fixture.reply('investInRwaAsset', ...replies);
  const { result } = renderHook(() => useInvest(scope), { wrapper: fixture.wrapper });
  /** Sends an amount; gives the error, or null. */
  const send = async (amount: string) => {
    let failure: unknown = null;
    await act(async () => {
      await result.current.mutate(amount).catch((error: unknown) => {
        failure = error;
      });
    });
    return failure;
  };
  return { result, send, keys: () => fixture.keysOf('investInRwaAsset') };
}

const inFlight = { status: 409, body: { error: '', message: '', code: 'request_in_progress', details: {} } };
const timedOutByProxy = { status: 408, body: '' };

describe('the outcome is not known, so the next try has the same key', () => {
  test.each<[string, Reply]>([
    ['a lost response', lost()],
    ['a proxy that timed out', timedOutByProxy],
    ['a first try still in flight', inFlight],
    ['a failure of the server', 500],
    ['a rate limit', 429],
  ])('after %s', async (_, reply) => {
    const { result, send, keys } = await page([reply, 201]);
    expect(await send('100')).not.toBeNull();
    expect(result.current.pending).toBe('100');
    expect(await send('100')).toBeNull();
    expect(result.current.pending).toBeNull();
    expect(keys()[0]).toBe(keys()[1]);
  });

  test('and another amount is another write; the first one keeps its key', async () => {
    const { send, keys } = await page([lost(), 201, 201]);
    await send('100');
    await send('200');
    await send('100');
    expect(keys()[1]).not.toBe(keys()[0]);
    expect(keys()[2]).toBe(keys()[0]);
  });
});

test.each<[string, Reply]>([
  ['a refusal', [409, 'insufficient_balance']],
  ['a wrong body', 400],
  ['success', 201],
])('after %s the next one is a new write', async (_, reply) => {
  const { result, send, keys } = await page([reply, 201]);
  await send('100');
  expect(result.current.pending).toBeNull();
  await send('100');
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a double click sends once', async () => {
  let respond: (status: number) => void = () => {};
  const { result, keys } = await page([new Promise<number>((resolve) => (respond = resolve))]);
  await act(async () => {
    const first = result.current.mutate('100');
    expect(await result.current.mutate('100')).toBeUndefined();
    respond(201);
    await first;
  });
  expect(keys()).toHaveLength(1);
});

test('after a reload the same write is offered, and sent with the same key', async () => {
  const tab = memoryStorage();
  const before = await page([lost()], { perTab: () => tab });
  await before.send('100');
  const after = await page([201], { perTab: () => tab });
  expect(after.result.current.pending).toBe('100');
  await after.send('100');
  expect(after.keys()).toEqual(before.keys());
});

test('two tabs have keys of their own', async () => {
  const one = await page([lost()]);
  const other = await page([lost()]);
  await one.send('100');
  await other.send('100');
  expect(other.keys()).not.toEqual(one.keys());
});

test('where storage is blocked the key lives as long as the page', async () => {
  const { send, keys, result } = await page([lost(), 201], { perTab: blockedStorage });
  await send('100');
  expect(result.current.pending).toBe('100');
  await send('100');
  expect(keys()[0]).toBe(keys()[1]);
});

test('what cannot be read is not offered, and is no obstacle', async () => {
  const tab = memoryStorage({ 'pending-writes:invest:mem_1:ast_1': '[{"key":"k","variables":{}},7]' });
  const { result, send } = await page([201], { perTab: () => tab });
  expect(result.current.pending).toBeNull();
  expect(await send('100')).toBeNull();
});

test('a write that is given up is forgotten', async () => {
  const { result, send, keys } = await page([lost(), 201]);
  await send('100');
  act(() => result.current.abandon());
  expect(result.current.pending).toBeNull();
  await send('100');
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('without a scope nothing is sent', async () => {
  const { send, keys } = await page([], {}, null);
  expect(await send('100')).toBeNull();
  expect(keys()).toEqual([]);
});
