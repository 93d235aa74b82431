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
])('on %s at entry %i of eight, moves to %s', (key, current, expected) => {
  expect(itemAfterKey(key, current, 8)).toBe(expected);
});

test.each([
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['ArrowDown', 0, null],
])('on %s at photo %i of four in a row, moves to %s', (key, current, expected) => {
  expect(itemAfterKey(key, current, 4, 'horizontal')).toBe(expected);
});
