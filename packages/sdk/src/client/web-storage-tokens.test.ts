import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthChange } from './tokens.ts';
import { type TokenStorage, webStorageTokenStore } from './web-storage-tokens.ts';

const first = { access: 'a1', refresh: 'r1' };
const second = { access: 'a2', refresh: 'r2' };

function mapStorage(): TokenStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/**
 * Creates two tabs that share one storage. `tell` delivers the storage event that the second tab's browser would send.
 */
function twoTabs() {
  const storage = mapStorage();
  vi.stubGlobal('window', new EventTarget());
  const here = webStorageTokenStore({ storage });
  const changes: AuthChange[] = [];
  here.onChange((change) => changes.push(change));
  const listening = window;
  vi.stubGlobal('window', new EventTarget());
  const there = webStorageTokenStore({ storage });
  const tell = (key: string | null = 'gli-tokens') =>
    listening.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { storage, here, there, changes, tell };
}

beforeEach(() => void vi.stubGlobal('localStorage', mapStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('keeps tokens in localStorage across page loads by default', async () => {
  await webStorageTokenStore().set(first);
  expect(await webStorageTokenStore().get()).toEqual(first);
  expect(localStorage.getItem('gli-tokens')).toContain('a1');
  await webStorageTokenStore().clear();
  expect(localStorage.getItem('gli-tokens')).toBeNull();
});

it('keeps tokens in the given storage under the given key', async () => {
  const storage = mapStorage();
  await webStorageTokenStore({ storage, key: 'shop' }).set(first);
  expect(storage.getItem('shop')).toContain('a1');
  expect(localStorage.getItem('gli-tokens')).toBeNull();
});

it('replaces and clears only the expected tokens', async () => {
  const store = webStorageTokenStore();
  await store.set(second);
  await store.set(first, first);
  await store.clear(first);
  expect(await store.get()).toEqual(second);
});

it.each(['{', '7', '{}', '{"access":""}', '{"access":7}'])(
  'treats the invalid stored text %s as no session',
  async (text) => {
    localStorage.setItem('gli-tokens', text);
    expect(await webStorageTokenStore().get()).toBeNull();
  },
);

it('returns no session if storage is blocked, and throws when storing tokens', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const store = webStorageTokenStore();
  expect(await store.get()).toBeNull();
  expect(() => store.set(first)).toThrow('denied');
});

it('reports sign-in, token refresh and sign-out in another tab', async () => {
  const { there, changes, tell } = twoTabs();
  await there.set(first);
  tell();
  await there.set(second, first);
  tell();
  await there.clear();
  tell();
  expect(changes).toEqual(['signed-in', 'renewed', 'signed-out']);
});

it('distinguishes another member’s sign-in in another tab from a refresh', async () => {
  const { here, there, changes, tell } = twoTabs();
  await here.set(first);
  await there.set(second);
  tell();
  expect(changes).toEqual(['signed-in', 'signed-in']);
});

it('reports a sign-out when another tab clears the whole storage', async () => {
  const { storage, here, changes, tell } = twoTabs();
  await here.set(first);
  storage.removeItem('gli-tokens');
  tell(null);
  expect(changes).toEqual(['signed-in', 'signed-out']);
});

it('ignores other entries in the storage', async () => {
  const { there, changes, tell } = twoTabs();
  await there.set(first);
  tell('theme');
  expect(changes).toEqual([]);
});
