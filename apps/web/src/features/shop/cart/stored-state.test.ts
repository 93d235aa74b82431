import { expect, test } from 'vitest';
import { createStoredState } from './stored-state.ts';

function browser(stored?: string) {
  const disk = new Map(stored === undefined ? [] : [['list', stored]]);
  const tabs: ((key: string | null) => void)[] = [];
  const storage = {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
    removeItem: (key: string) => void disk.delete(key),
  };
  const tab = () =>
    createStoredState<readonly number[]>({
      storage,
      key: 'list',
      parse: (value) => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []),
      isEmpty: (value) => value.length === 0,
      changes: (listener) => {
        tabs.push(listener);
        return () => {};
      },
    });
  const changed = (key: string | null) => {
    for (const listener of tabs) listener(key);
  };
  return { disk, tab, changed };
}

test('restores the stored state after a reload', () => {
  const { tab, disk } = browser();
  tab().update((list) => [...list, 1]);
  expect(disk.get('list')).toBe('[1]');
  expect(tab().get()).toEqual([1]);
});

test('ignores invalid JSON', () => {
  expect(browser('{"not": a list').tab().get()).toEqual([]);
});

test('removes an empty value from the storage', () => {
  const { tab, disk } = browser('[1]');
  tab().update(() => []);
  expect(disk.size).toBe(0);
});

test('reports changes by another tab only for its own key', () => {
  const { tab, changed } = browser();
  const [one, other] = [tab(), tab()];
  let notified = 0;
  one.subscribe(() => {
    notified += 1;
  });
  other.update(() => [7]);
  changed('something-else');
  expect(notified).toBe(0);
  changed('list');
  expect([notified, one.get()]).toEqual([1, [7]]);
  // Waking up without changes must not notify listeners.
  changed(null);
  expect(notified).toBe(1);
});

test('merges changes of two tabs', () => {
  const { tab } = browser();
  const [one, other] = [tab(), tab()];
  other.update((list) => [...list, 1]);
  one.update((list) => [...list, 2]);
  expect(one.get()).toEqual([1, 2]);
});
