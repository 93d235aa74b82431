import { type OperationId, operationTable } from '@gli/sdk';
import { exampleOf, successStatusOf } from '@gli/sdk/testing';
import type { KeyValueStorage } from '@gli/session';
import { type ReactNode, Suspense } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PlatformProvider } from '../app/PlatformProvider.tsx';
import { createPlatform } from '../app/platform.ts';
import { createScreens } from '../app/routing/screens.ts';
import { loadAllLocales } from '../i18n/i18n-util.sync.ts';
import { DataProvider } from '../shared/data/DataProvider.tsx';
import { DEFAULT_SETTINGS } from '../shared/host/settings.ts';

/** The server's response to a call: an example of the contract by status and name, a body, or no response at all. */
export type Reply =
  | number
  | readonly [status: number, example: string]
  | { status: number; body: unknown; headers?: Record<string, string> }
  | Error
  | Promise<number>;

/** A call that reached the transport. */
export type Call = { id: OperationId; url: URL; headers: Headers; body: unknown };

/** A response that never came. */
export const lost = () => new TypeError('fetch failed');

/** A storage area in memory. Two fixtures with the same one are two tabs, or one tab before and after a reload. */
export function memoryStorage(entries: Record<string, string> = {}): KeyValueStorage {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** An area that the browser refuses to open. */
export const blockedStorage = (): KeyValueStorage => {
  throw new DOMException('Access is denied', 'SecurityError');
};

type FixtureOptions = {
  /** The signed-in member; null for a visitor. */
  member?: { id: string; name: string } | null;
  path?: string;
  perTab?: () => KeyValueStorage;
  local?: KeyValueStorage | (() => KeyValueStorage);
};

const KIM = exampleOf('getProfile', 200);

/**
 * The app's providers over a fake transport: everything is real but the network. Without a reply a call gets
 * the contract's first example of its success.
 */
export async function platformFixture({
  member = KIM,
  path = '/',
  perTab,
  local = memoryStorage(),
}: FixtureOptions = {}) {
  const tab = memoryStorage();
  const openLocal = typeof local === 'function' ? local : () => local;
  const calls: Call[] = [];
  const replies = new Map<OperationId, Reply[]>();
  if (member) {
    const stored = openLocal();
    stored.setItem('auth-token', JSON.stringify({ access: 'access-1', refresh: 'refresh-1' }));
    stored.setItem('user-profile', JSON.stringify({ ...KIM, ...member }));
    stored.setItem('last-login', '2026-11-20T10:00:00.000Z');
  }
  loadAllLocales();
  const platform = createPlatform({
    local: openLocal,
    perTab: perTab ?? (() => tab),
    sources: (storage) => ({ storage, languages: ['en'], prefersDark: false }),
    storageChanges: () => () => {},
    settings: { ...DEFAULT_SETTINGS, api: 'https://api.gli.test/api' },
    retries: 0,
    fetch: async (input, init) => {
      const url = new URL(input);
      const id = operationAt(init?.method ?? 'GET', url.pathname.replace('/api', ''));
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? null);
      calls.push({ id, url, headers: new Headers(init?.headers), body });
      const reply = await Promise.race([
        replies.get(id)?.shift() ?? successStatusOf(id),
        aborted(init?.signal),
      ]);
      if (reply instanceof Error) throw reply;
      return responseOf(id, reply);
    },
  });
  if (member) replies.set('getProfile', [{ status: 200, body: { ...KIM, ...member } }]);
  await platform.session.initialize();
  const screens = createScreens(platform.dictionaries, () => 'en');
  const location = memoryLocation({ path, record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <PlatformProvider platform={platform} screens={screens} locale="en">
        <Suspense>
          <DataProvider>{children}</DataProvider>
        </Suspense>
      </PlatformProvider>
    </Router>
  );
  return {
    platform,
    wrapper,
    /** Addresses that were visited, the first one first. */
    history: location.history,
    navigate: location.navigate,
    /** Replies to the next calls of an operation, in their order. */
    reply: (id: OperationId, ...next: Reply[]) => void replies.set(id, next),
    /** The calls of an operation that reached the transport. */
    callsOf: (id: OperationId) => calls.filter((call) => call.id === id),
    /** Their idempotency keys. */
    keysOf: (id: OperationId) =>
      calls.filter((call) => call.id === id).map(({ headers }) => headers.get('Idempotency-Key')),
  };
}

function responseOf(id: OperationId, reply: Exclude<Reply, Error | Promise<number>>): Response {
  const { status, body, headers } =
    typeof reply === 'number'
      ? { status: reply, body: exampleOf(id, reply), headers: {} }
      : 'body' in reply
        ? reply
        : { status: reply[0], body: exampleOf(id, reply[0], reply[1]), headers: {} };
  const text = body === undefined ? null : JSON.stringify(body);
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Rejects when a request is aborted, as a browser's fetch does. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function operationAt(method: string, path: string): OperationId {
  const isOperation = (id: string): id is OperationId => id in operationTable;
  // Literal paths before templated ones.
  const ids = Object.keys(operationTable)
    .filter(isOperation)
    .toSorted((a, b) => parametersIn(a) - parametersIn(b));
  const found = ids.find((id) => operationTable[id].method === method && patternOf(id).test(path));
  if (!found) throw new Error(`The contract has no ${method} ${path}.`);
  return found;
}

const parametersIn = (id: OperationId) => operationTable[id].path.split('{').length;
const patternOf = (id: OperationId) =>
  new RegExp(`^${operationTable[id].path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
