import { minIndex } from 'd3-array';
import { curveLinear, curveStepAfter, line } from 'd3-shape';

/** Bars are sums and counts of a month, a line is a rate, steps are an amount that stays until it changes. */
export type TimeShape = 'bars' | 'line' | 'steps';

/**
 * Positions of points, in percent from the left: bars are spread evenly with half a gap at the ends, other points by
 * their time in ms.
 */
export function horizontalPositions(times: readonly number[], shape: TimeShape): readonly number[] {
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  return times.map((time, index) => {
    if (shape === 'bars') return ((index + 0.5) / times.length) * 100;
    return span === 0 ? 50 : ((time - first) / span) * 100;
  });
}

/** The width of a bar in percent. */
export const barWidth = (count: number): number => Math.min(60 / count, 12);

/** SVG path data in a box of 100 × 100, through every point: between two values a line is straight, and a step keeps the first. */
export function createPath(points: readonly (readonly [x: number, y: number])[], shape: TimeShape): string {
  const draw = line().curve(shape === 'steps' ? curveStepAfter : curveLinear);
  return draw(points.map(([x, y]) => [x, y])) ?? '';
}

/** Index of the position that is nearest. */
export const nearest = (positions: readonly number[], x: number): number =>
  Math.max(
    0,
    minIndex(positions, (position) => Math.abs(position - x)),
  );
