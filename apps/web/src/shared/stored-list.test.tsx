// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { platformFixture } from '../testing/platform-fixture.tsx';
import { itemsIn, useStoredList, withFirst } from './stored-list.ts';

const list = { key: 'list-of-a-test', pattern: /^[\w-]{1,64}$/, maximum: 3 };

afterEach(cleanup);

test.each([
  [null, []],
  ['not json', []],
  ['{"a":1}', []],
  ['["ast_a", 7, "../x", "ast_a"]', ['ast_a']],
  ['["a", "b", "c", "d"]', ['a', 'b', 'c']],
])('parses the stored text %s as %j', (stored, items) => {
  expect(itemsIn(stored, list)).toEqual(items);
});

test('moves an item to the front if it is added again', () => {
  expect(withFirst(['a', 'b'], 'b')).toEqual(['b', 'a']);
});

test('keeps the newest entries, notifies all lists and clears an empty list', async () => {
  const { platform, wrapper } = await platformFixture();
  const one = renderHook(() => useStoredList(list), { wrapper });
  const other = renderHook(() => useStoredList(list), { wrapper });
  const change = one.result.current[1];
  act(() => {
    for (const item of ['a', 'b', 'c', 'd']) change((items) => withFirst(items, item));
  });
  expect(other.result.current[0]).toEqual(['d', 'c', 'b']);
  act(() => change(() => []));
  expect(other.result.current[0]).toEqual([]);
  expect(platform.local.getItem(list.key)).toBeNull();
});
