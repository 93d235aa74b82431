import { expect, test } from 'vitest';
import { formatNextSort, parseSort } from './list-sort.ts';

const sorting = { columns: ['name', 'value'], ascendingFirst: ['name'], initial: 'value' } as const;
const sortAt = (address: string) => parseSort(new URLSearchParams(address), sorting);

test('sorts by the column and direction in the URL', () => {
  expect(sortAt('sort=name')).toEqual({ column: 'name', direction: 'ascending' });
  expect(sortAt('sort=-name')).toEqual({ column: 'name', direction: 'descending' });
});

test.each(['', 'sort=', 'sort=color', 'sort=--value'])(
  'defaults to the initial column if the URL has "%s"',
  (address) => {
    expect(sortAt(address)).toEqual({ column: 'value', direction: 'descending' });
  },
);

test('sorts figures in descending and names in ascending order on the first click', () => {
  expect(formatNextSort({ column: 'name', direction: 'ascending' }, 'value', sorting)).toBe('-value');
  expect(formatNextSort({ column: 'value', direction: 'descending' }, 'name', sorting)).toBe('name');
});

test('reverses the direction of the sorted column', () => {
  expect(formatNextSort({ column: 'name', direction: 'ascending' }, 'name', sorting)).toBe('-name');
  expect(formatNextSort({ column: 'value', direction: 'descending' }, 'value', sorting)).toBe('value');
});
