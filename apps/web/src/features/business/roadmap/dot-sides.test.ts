import { expect, test } from 'vitest';
import { dotSides } from './dot-sides.ts';

test('dots take turns above and below the road', () => {
  expect(dotSides([0, 100, 200], 28)).toEqual([-1, 1, -1]);
});

test('a dot that would touch its neighbour stands on the other side', () => {
  expect(dotSides([0, 100, 103, 130], 28)).toEqual([-1, 1, -1, 1]);
  expect(dotSides([0, 90, 100, 119], 28)).toEqual([-1, 1, -1, 1]);
  expect(dotSides([0, 60, 70, 75, 100], 28)).toEqual([-1, 1, -1, 1, -1]);
});

test('of two that are close to the last one below, the second stands above where there is room', () => {
  expect(dotSides([0, 10, 40, 42, 60], 28)).toEqual([-1, 1, -1, 1, -1]);
});
