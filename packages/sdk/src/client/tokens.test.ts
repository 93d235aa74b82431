import { describe, expect, it } from 'vitest';
import { type AuthChange, memoryTokenStore, observableTokenStore } from './tokens.ts';

const first = { access: 'a1', refresh: 'r1' };
const second = { access: 'a2', refresh: 'r2' };

describe('memoryTokenStore', () => {
  it('starts empty or with the given tokens', async () => {
    expect(await memoryTokenStore().get()).toBeNull();
    const store = memoryTokenStore(first);
    expect(await store.get()).toEqual(first);
    await store.set(second);
    expect(await store.get()).toEqual(second);
    await store.clear();
    expect(await store.get()).toBeNull();
  });

  it('clears and replaces only the expected tokens, compared by value', async () => {
    const store = memoryTokenStore(second);
    await store.clear(first);
    await store.set({ access: 'a3', refresh: null }, first);
    expect(await store.get()).toEqual(second);
    await store.set(first, { ...second });
    expect(await store.get()).toEqual(first);
    await store.clear({ ...first });
    expect(await store.get()).toBeNull();
  });
});

describe('a token store', () => {
  it('reports a new session, its refresh and its end', async () => {
    const store = memoryTokenStore();
    const changes: AuthChange[] = [];
    const unsubscribe = store.onChange((change) => changes.push(change));
    await store.set(first);
    await store.set(second, first);
    await store.clear();
    await store.clear();
    unsubscribe();
    await store.set(first);
    expect(changes).toEqual(['signed-in', 'renewed', 'signed-out']);
  });

  it('does not report a change that it rejects', async () => {
    const store = memoryTokenStore(second);
    const changes: AuthChange[] = [];
    store.onChange((change) => changes.push(change));
    await store.set({ access: 'a3', refresh: null }, first);
    await store.clear(first);
    expect(changes).toEqual([]);
  });

  it('reports changes made through the client if the store itself reports none', async () => {
    const { get, set, clear } = memoryTokenStore(second);
    const store = observableTokenStore({ get, set, clear });
    const changes: AuthChange[] = [];
    store.onChange((change) => changes.push(change));
    await store.set(first, first);
    await store.set(first, second);
    await store.set(second);
    await store.clear(first);
    await store.clear();
    expect(changes).toEqual(['renewed', 'signed-in', 'signed-out']);
  });

  it('keeps working when a listener throws', async () => {
    const store = memoryTokenStore();
    store.onChange(() => {
      throw new Error('not our fault');
    });
    await store.set(first);
    expect(await store.get()).toEqual(first);
  });
});
