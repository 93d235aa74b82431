import { describe, expect, it } from 'vitest';
import { createPath, horizontalPositions, nearest } from './time-geometry.ts';

describe('point positions', () => {
  it('are evenly spaced for bars, regardless of month lengths', () => {
    expect(horizontalPositions([0, 31, 59, 90], 'bars')).toEqual([12.5, 37.5, 62.5, 87.5]);
  });
  it('are proportional to time for other shapes', () => {
    expect(horizontalPositions([0, 50, 100, 110], 'line')[2]).toBeCloseTo(90.9, 1);
  });
  it('are centered for a single point', () => {
    for (const shape of ['bars', 'line', 'steps'] as const) {
      expect(horizontalPositions([1_700_000_000_000], shape)).toEqual([50]);
    }
  });
  it('determine the nearest point from either side', () => {
    expect([0, 24, 26, 100].map((x) => nearest([0, 50, 100], x))).toEqual([0, 0, 1, 2]);
  });
});

describe('lines through points', () => {
  const points = [
    [0, 100],
    [50, 40],
    [100, 70],
  ] as const;
  it('are straight between values', () => {
    expect(createPath(points, 'line')).toBe('M0,100L50,40L100,70');
  });
  it('keep each value until the next point in step charts', () => {
    expect(createPath(points, 'steps')).toBe('M0,100L50,100L50,40L100,40L100,70');
  });
});
