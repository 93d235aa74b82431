// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGliClient, type Fetch } from '../index.ts';
import { exampleOf } from '../testing/index.ts';
import {
  GliProvider,
  type PendingWriteStorage,
  useIdempotentMutation,
  useInvestInRwaAsset,
} from './index.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A simulated response: a status, a status with an error code, `lost` for a network error, or a pending response. */
type Reply = number | readonly [status: number, code: string] | 'lost' | Promise<Response>;

const investment = exampleOf('investInRwaAsset', 201);

async function respond(reply: Reply | undefined): Promise<Response> {
  if (reply instanceof Promise) return reply;
  if (reply === undefined || reply === 'lost') throw new TypeError('fetch failed');
  const [status, code] = typeof reply === 'number' ? [reply, 'any'] : reply;
  const body = status === 201 ? investment : { error: '', message: '', code, details: {} };
  return new Response(JSON.stringify(body), { status });
}

function memoryStorage(entries: Record<string, string> = {}): PendingWriteStorage {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function useInvest(scope: string | null) {
  const { mutateAsync } = useInvestInRwaAsset();
  return useIdempotentMutation({
    scope,
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    send: (amount: string, idempotencyKey) =>
      mutateAsync({ id: 'ast_1', body: { amount, accepted_risk: true }, idempotencyKey }),
  });
}

type Options = { storage?: PendingWriteStorage | undefined; scope?: string | null };

/** Creates a provider whose server sends these replies, and records the idempotency keys that it receives. */
function createProvider(replies: Reply[], storage?: PendingWriteStorage) {
  const keys: (string | null)[] = [];
  const fetch: Fetch = async (_, init) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return respond(replies.shift());
  };
  const client = createGliClient({ baseUrl: 'http://gli.test', fetch, retry: { retries: 0 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GliProvider client={client} pendingWriteStorage={storage}>
      {children}
    </GliProvider>
  );
  return { keys, wrapper };
}

/** Renders a page with the hook. */
function page(replies: Reply[], { storage = memoryStorage(), scope = 'invest:mem_1:ast_1' }: Options = {}) {
  const { keys, wrapper } = createProvider(replies, storage);
  const { result } = renderHook(() => useInvest(scope), { wrapper });
  /** Sends an amount. Returns the error, or null. */
  const send = async (amount: string) => {
    let failure: unknown = null;
    await act(async () => {
      await result.current.mutate(amount).catch((error: unknown) => {
        failure = error;
      });
    });
    return failure;
  };
  return { result, send, keys };
}

describe('a write with an unknown outcome', () => {
  test.each<[string, Reply]>([
    ['a lost response', 'lost'],
    ['a proxy that timed out', 408],
    ['a first attempt still in flight', [409, 'request_in_progress']],
    ['a server failure', 500],
    ['a rate limit', 429],
  ])('keeps its key after %s', async (_, reply) => {
    const { result, send, keys } = page([reply, 201]);
    expect(await send('100')).not.toBeNull();
    expect(result.current.pending).toBe('100');
    expect(await send('100')).toBeNull();
    expect(result.current.pending).toBeNull();
    expect(keys[0]).toBe(keys[1]);
  });

  test('keeps its key after another write', async () => {
    const { send, keys } = page(['lost', 201, 201]);
    await send('100');
    await send('200');
    await send('100');
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  test('is pending after a reload and resent with the same key', async () => {
    const storage = memoryStorage();
    const before = page(['lost'], { storage });
    await before.send('100');
    const after = page([201], { storage });
    expect(after.result.current.pending).toBe('100');
    await after.send('100');
    expect(after.keys).toEqual(before.keys);
  });

  test('is discarded when abandoned', async () => {
    const { result, send, keys } = page(['lost', 201]);
    await send('100');
    act(() => result.current.abandon());
    expect(result.current.pending).toBeNull();
    await send('100');
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('has a different key in another tab', async () => {
    const one = page(['lost']);
    const other = page(['lost']);
    await one.send('100');
    await other.send('100');
    expect(other.keys).not.toEqual(one.keys);
  });
});

test.each<[string, Reply]>([
  ['a rejection', [409, 'insufficient_balance']],
  ['an invalid body', 400],
  ['success', 201],
])('uses a new key for the next write after %s', async (_, reply) => {
  const { result, send, keys } = page([reply, 201]);
  await send('100');
  expect(result.current.pending).toBeNull();
  await send('100');
  expect(keys[1]).not.toBe(keys[0]);
});

test('sends a write once on a double click', async () => {
  let resolve: (response: Response) => void = () => {};
  const { result, keys } = page([new Promise<Response>((done) => (resolve = done))]);
  await act(async () => {
    const first = result.current.mutate('100');
    expect(await result.current.mutate('100')).toBeUndefined();
    resolve(await respond(201));
    await first;
  });
  expect(keys).toHaveLength(1);
});

test('ignores an invalid entry in storage', async () => {
  const storage = memoryStorage({ 'pending-writes:invest:mem_1:ast_1': '[{"key":"k","variables":{}},7]' });
  const { result, send } = page([201], { storage });
  expect(result.current.pending).toBeNull();
  expect(await send('100')).toBeNull();
});

test('sends nothing without a scope', async () => {
  const { send, keys } = page([], { scope: null });
  expect(await send('100')).toBeNull();
  expect(keys).toEqual([]);
});

function Pending() {
  return <p>{useInvest('invest:mem_1:ast_2').pending ?? 'none'}</p>;
}

describe('default storage', () => {
  async function loseInvestment(scope: string) {
    const { wrapper } = createProvider(['lost']);
    const { result } = renderHook(() => useInvest(scope), { wrapper });
    await act(() => result.current.mutate('100').catch(() => undefined));
  }

  test('keeps the key in the tab’s session storage', async () => {
    await loseInvestment('invest:mem_1:ast_2');
    expect(sessionStorage.getItem('pending-writes:invest:mem_1:ast_2')).toContain('"100"');
  });

  test('keeps the key in memory if the browser blocks storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await loseInvestment('invest:mem_1:ast_3');
    const { wrapper } = createProvider([]);
    const { result } = renderHook(() => useInvest('invest:mem_1:ast_3'), { wrapper });
    expect(result.current.pending).toBe('100');
  });

  test('hydrates with the server-rendered state and then shows the pending write', async () => {
    await loseInvestment('invest:mem_1:ast_2');
    const { wrapper: Provider } = createProvider([]);
    const app = (
      <Provider>
        <Pending />
      </Provider>
    );
    const html = renderToString(app);
    expect(html).toBe('<p>none</p>');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    const onRecoverableError = vi.fn();
    render(app, { container, hydrate: true, onRecoverableError });
    screen.getByText('100');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
