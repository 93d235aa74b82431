// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGliClient, type Fetch, type Investment } from '../index.ts';
import { exampleOf } from '../testing/index.ts';
import {
  clearPendingWrites,
  GliProvider,
  type PendingWriteStorage,
  useIdempotentMutation,
  useInvestInRwaAsset,
  usePendingWrites,
} from './index.ts';
import { tabStorage } from './tab-storage.ts';

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

/** Returns the hook of a page that invests. `find` reads what `found` returns for a key. */
function useInvest(memberId: string | null, scope: string, found: Found | null) {
  const { mutateAsync } = useInvestInRwaAsset();
  return useIdempotentMutation({
    memberId,
    scope,
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    send: (amount: string, idempotencyKey) =>
      mutateAsync({ id: 'ast_1', body: { amount, accepted_risk: true }, idempotencyKey }),
    find: found ? async (key) => found(key) : undefined,
  });
}

type Found = (key: string) => Investment | null;
type Options = {
  storage?: PendingWriteStorage | undefined;
  memberId?: string | null;
  scope?: string;
  found?: Found | null;
};

/** Creates a provider whose server sends these replies, and records the idempotency keys that it receives. */
function createProvider(replies: Reply[], storage?: PendingWriteStorage, retries = 0) {
  const keys: (string | null)[] = [];
  const fetch: Fetch = async (_, init) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return respond(replies.shift());
  };
  const client = createGliClient({ baseUrl: 'http://gli.test', fetch, retry: { retries, baseDelayMs: 0 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GliProvider client={client} pendingWriteStorage={storage}>
      {children}
    </GliProvider>
  );
  return { keys, wrapper };
}

const noneFound: Found = () => null;

/** Renders a page with the hook. The server has nothing with a key by default. */
function page(
  replies: Reply[],
  { storage = memoryStorage(), memberId = 'mem_1', scope = 'invest:ast_1', found = noneFound }: Options = {},
) {
  const { keys, wrapper } = createProvider(replies, storage);
  const { result, unmount } = renderHook(() => useInvest(memberId, scope, found), { wrapper });
  const send = (amount: string) => act(() => result.current.mutate(amount));
  return { result, send, keys, unmount };
}

/** Lets reads run for a time. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a rejected write', () => {
  test.each<[string, Reply]>([
    ['an ended session', 401],
    ['a missing permission', 403],
    ['a rejection', [409, 'insufficient_balance']],
    ['an invalid body', 400],
    ['a rate limit', 429],
  ])('is over after %s, and its key is dropped', async (_, reply) => {
    const storage = memoryStorage();
    const { result, send, keys } = page([reply, 201], { storage });
    expect(await send('100')).toMatchObject({ status: 'rejected', error: expect.any(Error) });
    expect(result.current.state).toMatchObject({ status: 'rejected', variables: '100' });
    expect(storage.getItem('pending-writes')).toBeNull();
    await pass(60_000);
    expect(keys).toHaveLength(1);
    await send('100');
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('stays unknown if an earlier attempt had no response', async () => {
    const { result, send, keys } = page(['lost', 401]);
    await send('100');
    await act(() => result.current.sendAgain());
    expect(result.current.state).toMatchObject({ status: 'unknown', variables: '100' });
    expect(keys[1]).toBe(keys[0]);
  });

  test('stays unknown if an earlier attempt of the same call had no response', async () => {
    vi.useRealTimers();
    const storage = memoryStorage();
    const { wrapper } = createProvider(['lost', 403], storage, 1);
    const { result } = renderHook(() => useInvest('mem_1', 'invest:ast_1', noneFound), { wrapper });
    await act(() => result.current.mutate('100'));
    expect(result.current.state).toMatchObject({ status: 'unknown' });
  });
});

describe('a write with an unknown outcome', () => {
  test.each<[string, Reply]>([
    ['a lost response', 'lost'],
    ['a first attempt still in flight', [409, 'request_in_progress']],
    ['a server failure', 500],
  ])('is read but never sent again after %s', async (_, reply) => {
    const { result, send, keys } = page([reply, 201]);
    expect(await send('100')).toEqual({ status: 'unknown' });
    expect(result.current.state).toMatchObject({ status: 'unknown', variables: '100', lookup: 'reading' });
    await pass(600_000);
    expect(result.current.state).toMatchObject({ status: 'unknown', lookup: 'not_found' });
    expect(keys).toHaveLength(1);
  });

  test('is done as soon as reading finds it by its key', async () => {
    let made: Investment | null = null;
    const found = vi.fn(() => made);
    const storage = memoryStorage();
    const { result, send, keys } = page(['lost'], { found, storage });
    await send('100');
    await pass(4_000);
    expect(result.current.state).toMatchObject({ lookup: 'reading' });
    made = investment;
    await pass(4_000);
    expect(result.current.state).toEqual({ status: 'done', variables: '100', data: investment });
    expect(found).toHaveBeenCalledWith(keys[0]);
    expect(storage.getItem('pending-writes')).toBeNull();
  });

  test('is not missing while reading fails', async () => {
    const { result, send } = page(['lost'], {
      found: () => {
        throw new TypeError('fetch failed');
      },
    });
    await send('100');
    await pass(600_000);
    expect(result.current.state).toMatchObject({ lookup: 'reading' });
  });

  test('cannot be read without `find`', async () => {
    const { result, send } = page(['lost'], { found: null });
    await send('100');
    expect(result.current.state).toMatchObject({ status: 'unknown', lookup: 'unavailable' });
  });

  test('is sent again with its key by a click', async () => {
    const { result, send, keys } = page(['lost', 201]);
    await send('100');
    await pass(20_000);
    expect(await act(() => result.current.sendAgain())).toEqual({ status: 'done', data: investment });
    expect(keys[1]).toBe(keys[0]);
  });

  test('ends when other variables are sent', async () => {
    const { result, send, keys } = page(['lost', 'lost', 201]);
    await send('100');
    await send('200');
    expect(result.current.state).toMatchObject({ variables: '200' });
    await send('100');
    expect(new Set(keys).size).toBe(3);
  });

  test('ends when it is dropped', async () => {
    const { result, send, keys } = page(['lost', 201]);
    await send('100');
    act(() => result.current.drop());
    expect(result.current.state).toEqual({ status: 'idle' });
    await send('100');
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('is read after a reload, and sends nothing', async () => {
    const storage = memoryStorage();
    const before = page(['lost'], { storage });
    await before.send('100');
    before.unmount();
    const after = page([], {
      storage: { ...storage },
      found: (key) => (key === before.keys[0] ? investment : null),
    });
    expect(after.result.current.state).toMatchObject({ status: 'unknown', lookup: 'reading' });
    await pass(0);
    expect(after.result.current.state).toMatchObject({ status: 'done' });
    expect(after.keys).toEqual([]);
  });

  test('is kept while nobody is logged in, and read after the next login', async () => {
    const storage = memoryStorage();
    const { wrapper } = createProvider(['lost'], storage);
    const { result, rerender } = renderHook(
      ({ memberId }: { memberId: string | null }) => useInvest(memberId, 'invest:ast_1', noneFound),
      { wrapper, initialProps: { memberId: 'mem_1' as string | null } },
    );
    await act(() => result.current.mutate('100'));
    rerender({ memberId: null });
    expect(result.current.state).toEqual({ status: 'idle' });
    rerender({ memberId: 'mem_1' });
    expect(result.current.state).toMatchObject({ status: 'unknown', variables: '100' });
  });

  test('is not shown to another member, whose write ends it', async () => {
    const storage = memoryStorage();
    await page(['lost'], { storage }).send('100');
    const other = page(['lost'], { storage, memberId: 'mem_2' });
    expect(other.result.current.state).toEqual({ status: 'idle' });
    await other.send('5');
    expect(page([], { storage: { ...storage } }).result.current.state).toEqual({ status: 'idle' });
  });

  test('ends at a deliberate logout', async () => {
    const storage = memoryStorage();
    const { result, send } = page(['lost'], { storage });
    await send('100');
    act(() => clearPendingWrites(storage));
    expect(result.current.state).toEqual({ status: 'idle' });
    expect(storage.getItem('pending-writes')).toBeNull();
  });

  test('is listed for its member', async () => {
    const storage = memoryStorage();
    const { keys, send } = page(['lost'], { storage });
    await send('100');
    const { wrapper } = createProvider([], storage);
    const { result } = renderHook(() => [usePendingWrites('mem_1'), usePendingWrites('mem_2')], { wrapper });
    expect(result.current).toEqual([
      [{ scope: 'invest:ast_1', idempotencyKey: keys[0], variables: '100' }],
      [],
    ]);
  });

  test('has a different key in another tab', async () => {
    const one = page(['lost']);
    const other = page(['lost']);
    await one.send('100');
    await other.send('100');
    expect(other.keys).not.toEqual(one.keys);
  });
});

test('is in flight on every page until its outcome is known', async () => {
  const storage = memoryStorage();
  let resolve: (response: Response) => void = () => {};
  const before = page([new Promise<Response>((done) => (resolve = done))], { storage });
  act(() => void before.result.current.mutate('100'));
  before.unmount();
  const after = page([], { storage });
  expect(after.result.current.state).toEqual({ status: 'sending', variables: '100' });
  expect(await after.send('100')).toBeUndefined();
  await act(async () => resolve(await respond(201)));
  expect(after.result.current.state).toMatchObject({ status: 'done' });
});

test('forgets a result when its page is left', async () => {
  const storage = memoryStorage();
  const { send, unmount } = page([201], { storage });
  await send('100');
  unmount();
  expect(page([], { storage }).result.current.state).toEqual({ status: 'idle' });
});

test('uses a new key for the next write after a success', async () => {
  const { result, send, keys } = page([201, 201]);
  expect(await send('100')).toEqual({ status: 'done', data: investment });
  expect(result.current.state).toMatchObject({ status: 'done', data: investment });
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
  const stored = {
    memberId: 'mem_1',
    writes: { 'invest:ast_1': { key: 'k', variables: {} }, 'invest:ast_2': 7 },
  };
  for (const text of [JSON.stringify(stored), '{', 'null', '[]', '{"memberId":1,"writes":{}}']) {
    const storage = memoryStorage({ 'pending-writes': text });
    const { result, send } = page([201], { storage });
    expect(result.current.state).toEqual({ status: 'idle' });
    expect(await send('100')).toMatchObject({ status: 'done' });
  }
});

test('sends nothing without a member', async () => {
  const { send, keys } = page([], { memberId: null });
  expect(await send('100')).toBeUndefined();
  expect(keys).toEqual([]);
});

function Pending() {
  return <p>{useInvest('mem_1', 'invest:ast_2', noneFound).state.status}</p>;
}

describe('default storage', () => {
  async function loseInvestment(scope: string) {
    const { wrapper } = createProvider(['lost']);
    const { result } = renderHook(() => useInvest('mem_1', scope, noneFound), { wrapper });
    await act(() => result.current.mutate('100'));
  }

  afterEach(() => clearPendingWrites(tabStorage));

  test('keeps the key in the tab’s session storage', async () => {
    await loseInvestment('invest:ast_2');
    expect(sessionStorage.getItem('pending-writes')).toContain('"100"');
  });

  test('keeps the key in memory if the browser blocks storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await loseInvestment('invest:ast_3');
    const { wrapper } = createProvider([]);
    const { result } = renderHook(() => useInvest('mem_1', 'invest:ast_3', noneFound), { wrapper });
    expect(result.current.state).toMatchObject({ status: 'unknown', variables: '100' });
  });

  test('hydrates with the server-rendered state and then shows the pending write', async () => {
    await loseInvestment('invest:ast_2');
    const { wrapper: Provider } = createProvider([]);
    const app = (
      <Provider>
        <Pending />
      </Provider>
    );
    const html = renderToString(app);
    expect(html).toBe('<p>idle</p>');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    const onRecoverableError = vi.fn();
    render(app, { container, hydrate: true, onRecoverableError });
    screen.getByText('unknown');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
