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

test('a reload finds what was kept', () => {
  const { tab, disk } = browser();
  tab().update((list) => [...list, 1]);
  expect(disk.get('list')).toBe('[1]');
  expect(tab().get()).toEqual([1]);
});

test('what is broken counts as nothing', () => {
  expect(browser('{"not": a list').tab().get()).toEqual([]);
});

test('an empty value leaves the storage', () => {
  const { tab, disk } = browser('[1]');
  tab().update(() => []);
  expect(disk.size).toBe(0);
});

test('another tab’s change is told, and one of another key is not', () => {
  const { tab, changed } = browser();
  const [here, there] = [tab(), tab()];
  let told = 0;
  here.subscribe(() => {
    told += 1;
  });
  there.update(() => [7]);
  changed('something-else');
  expect(told).toBe(0);
  changed('list');
  expect([told, here.get()]).toEqual([1, [7]]);
  // Waking up without a change draws nothing anew.
  changed(null);
  expect(told).toBe(1);
});

test('a change made before the other tab’s was heard keeps both', () => {
  const { tab } = browser();
  const [here, there] = [tab(), tab()];
  there.update((list) => [...list, 1]);
  here.update((list) => [...list, 2]);
  expect(here.get()).toEqual([1, 2]);
});
