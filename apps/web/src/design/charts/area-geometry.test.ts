import { expect, it } from 'vitest';
import { areaGeometry } from './area-geometry.ts';

it('the smallest value lies at the bottom and the largest at the top, evenly spaced', () => {
  const { points } = areaGeometry([8, 9, 8.5]);
  expect(points.map((point) => point.x)).toEqual([0, 50, 100]);
  expect(points.map((point) => point.y)).toEqual([94, 6, 50]);
});

it('from zero, a value has its true height', () => {
  const { points } = areaGeometry([5, 10], 'zero');
  expect(points.map((point) => point.y)).toEqual([50, 6]);
});

it('equal values, a single value and no value give paths without gaps in them', () => {
  for (const values of [[7, 7, 7], [7], []]) {
    const { line, area } = areaGeometry(values);
    expect(`${line}${area}`).not.toMatch(/NaN|Infinity/);
  }
  expect(areaGeometry([7]).line).toBe('M0,50L100,50');
  expect(areaGeometry([]).line).toBe('');
});
