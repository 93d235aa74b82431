import type { RoadmapMilestone, RoadmapQuarter } from './roadmap-years.ts';

/** -1 is above the road, and 1 is below it. */
type Side = -1 | 1;

/**
 * Returns the side of the road for each dot. Sides alternate, unless the last dot on a side is too close and the other
 * side is free.
 * @param positions positions along the road, in ascending order
 * @param minDistance min distance between two dots on one side
 */
export function dotSides(positions: readonly number[], minDistance: number): Side[] {
  const last: Record<Side, number> = { [-1]: -Infinity, 1: -Infinity };
  let next: Side = -1;
  return positions.map((position) => {
    const other: Side = next === -1 ? 1 : -1;
    const isFree = (side: Side) => position - last[side] >= minDistance;
    const side = isFree(next) || !isFree(other) ? next : other;
    last[side] = position;
    next = side === -1 ? 1 : -1;
    return side;
  });
}

type Row =
  | { kind: 'quarter'; quarter: RoadmapQuarter; y: number }
  | { kind: 'milestone'; milestone: RoadmapMilestone; y: number };

const QUARTER_HEIGHT = 66;
const MILESTONE_HEIGHT = 34;
const FIRST_LINE = 24;

/** Lays out the quarters and milestones of a year from top to bottom. */
export function narrowRows(quarters: readonly RoadmapQuarter[]): { rows: Row[]; height: number } {
  const rows: Row[] = [];
  let top = 0;
  for (const quarter of quarters) {
    rows.push({ kind: 'quarter', quarter, y: top + FIRST_LINE });
    top += QUARTER_HEIGHT;
    for (const milestone of quarter.milestones) {
      rows.push({ kind: 'milestone', milestone, y: top + MILESTONE_HEIGHT / 2 });
      top += MILESTONE_HEIGHT;
    }
  }
  return { rows, height: top + MILESTONE_HEIGHT / 2 };
}
