import { describe, expect, it } from 'vitest';
import { horizontalPositions, nearest, pathOf } from './time-geometry.ts';

describe('where points lie', () => {
  it('bars are even, whatever their months’ lengths', () => {
    expect(horizontalPositions([0, 31, 59, 90], 'bars')).toEqual([12.5, 37.5, 62.5, 87.5]);
  });
  it('others lie at their time: a late point is not drawn a whole step away', () => {
    expect(horizontalPositions([0, 50, 100, 110], 'line')[2]).toBeCloseTo(90.9, 1);
  });
  it('a single point is in the middle', () => {
    for (const shape of ['bars', 'line', 'steps'] as const) {
      expect(horizontalPositions([1_700_000_000_000], shape)).toEqual([50]);
    }
  });
  it('the nearest point is found from either side', () => {
    expect([0, 24, 26, 100].map((x) => nearest([0, 50, 100], x))).toEqual([0, 0, 1, 2]);
  });
});

describe('lines through points', () => {
  const points = [
    [0, 100],
    [50, 40],
    [100, 70],
  ] as const;
  it('are straight between values: nothing is smoothed', () => {
    expect(pathOf(points, 'line')).toBe('M0,100L50,40L100,70');
  });
  it('stay at a value until the next one, as steps', () => {
    expect(pathOf(points, 'steps')).toBe('M0,100L50,100L50,40L100,40L100,70');
  });
});
