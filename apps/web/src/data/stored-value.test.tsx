// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memoryStorage, platformFixture } from '../testing/platform-fixture.tsx';
import { createStore, type StoredValue, storedList, useStored, withFirst } from './stored-value.ts';

const list = storedList('list-of-a-test', /^[\w-]{1,64}$/, 3);

afterEach(cleanup);

test.each([
  [null, []],
  [{ a: 1 }, []],
  [['ast_a', 7, '../x', 'ast_a'], ['ast_a']],
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c'],
  ],
])('parses the stored list %j as %j', (stored, items) => {
  expect(list.parse(stored)).toEqual(items);
});

test('ignores invalid JSON', () => {
  expect(createStore(memoryStorage({ [list.key]: '["not": json' }), list).get()).toEqual([]);
});

test('moves an item to the front when it is added again', () => {
  expect(withFirst(['a', 'b'], 'b')).toEqual(['b', 'a']);
});

test('keeps the newest items, updates all components and removes an empty value from the storage', async () => {
  const { platform, wrapper } = await platformFixture();
  const one = renderHook(() => useStored(list), { wrapper });
  const other = renderHook(() => useStored(list), { wrapper });
  act(() => {
    for (const item of ['a', 'b', 'c', 'd']) one.result.current.update((items) => withFirst(items, item));
  });
  expect(other.result.current.value).toEqual(['d', 'c', 'b']);
  act(() => one.result.current.update(() => []));
  expect(other.result.current.value).toEqual([]);
  expect(platform.local.getItem(list.key)).toBeNull();
});

test('reads a value stored by another tab and keeps it in an update', async () => {
  const { platform, wrapper } = await platformFixture();
  const { result } = renderHook(() => useStored(list), { wrapper });
  const before = result.current.value;
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'another', storageArea: localStorage })),
  );
  expect(result.current.value).toBe(before);
  platform.local.setItem(list.key, '["a"]');
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: list.key, storageArea: localStorage })),
  );
  expect(result.current.value).toEqual(['a']);
  platform.local.setItem(list.key, '["a","b"]');
  act(() => result.current.update((items) => [...items, 'c']));
  expect(result.current.value).toEqual(['a', 'b', 'c']);
});

test('keeps a per-tab value until the tab is closed', async () => {
  const count: StoredValue<number> = {
    key: 'count',
    area: 'perTab',
    parse: (stored) => Number(stored),
    isEmpty: (value) => value === 0,
  };
  const { platform, wrapper } = await platformFixture();
  const { result } = renderHook(() => useStored(count), { wrapper });
  act(() => result.current.update((value) => value + 2));
  expect([result.current.get(), platform.perTab.getItem('count'), platform.local.getItem('count')]).toEqual([
    2,
    '2',
    null,
  ]);
});
