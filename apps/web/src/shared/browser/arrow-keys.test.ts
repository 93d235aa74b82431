import { expect, test } from 'vitest';
import { itemAfterKey } from './arrow-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 7, 0],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 7],
  ['Home', 5, 0],
  ['End', 5, 7],
  ['Enter', 5, null],
  ['a', 5, null],
])('moves on %s at entry %i of eight to %s', (key, current, expected) => {
  expect(itemAfterKey(key, current, 8)).toBe(expected);
});
