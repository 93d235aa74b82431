import { minIndex } from 'd3-array';
import { curveLinear, curveStepAfter, line } from 'd3-shape';

/**
 * Shape of a chart. Bars show monthly sums and counts, a line shows a rate, and steps show an amount that stays the
 * same until it changes.
 */
export type TimeShape = 'bars' | 'line' | 'steps';

/**
 * Returns the positions of points, in percent from the left. Bars are evenly spaced, with half a gap at each end. Other
 * points are placed by their time in ms.
 */
export function horizontalPositions(times: readonly number[], shape: TimeShape): readonly number[] {
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  return times.map((time, index) => {
    if (shape === 'bars') return ((index + 0.5) / times.length) * 100;
    return span === 0 ? 50 : ((time - first) / span) * 100;
  });
}

/** Returns a bar's width in percent. */
export const barWidth = (count: number): number => Math.min(60 / count, 12);

/**
 * Returns SVG path data through all points in a 100 × 100 box. Lines are straight. Steps keep each value until the next
 * point.
 */
export function createPath(points: readonly (readonly [x: number, y: number])[], shape: TimeShape): string {
  const draw = line().curve(shape === 'steps' ? curveStepAfter : curveLinear);
  return draw(points.map(([x, y]) => [x, y])) ?? '';
}

/** Returns the index of the position nearest to `x`. */
export const nearest = (positions: readonly number[], x: number): number =>
  Math.max(
    0,
    minIndex(positions, (position) => Math.abs(position - x)),
  );
