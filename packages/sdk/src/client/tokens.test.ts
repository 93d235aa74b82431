import { describe, expect, it } from 'vitest';
import { memoryTokenStore } from './tokens.ts';

const first = { access: 'a1', refresh: 'r1' };
const second = { access: 'a2', refresh: 'r2' };

describe('memoryTokenStore', () => {
  it('starts empty or with what it is given, and keeps what is set', async () => {
    expect(await memoryTokenStore().get()).toBeNull();
    const store = memoryTokenStore(first);
    expect(await store.get()).toEqual(first);
    await store.set(second);
    expect(await store.get()).toEqual(second);
    await store.clear();
    expect(await store.get()).toBeNull();
  });

  it('clears and replaces only what is expected to be there, by value', async () => {
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
