import type { RoadmapMilestone, RoadmapQuarter, RoadmapYear } from './roadmap-state.ts';

/** Above the road, or below it. */
type Side = -1 | 1;

/**
 * On which side of the road each dot stands: they take turns, except where the one before on that side is too near and
 * the other side is free.
 * @param places where the dots are along the road, in their order
 * @param room the least between two dots on one side
 */
export function dotSides(places: readonly number[], room: number): Side[] {
  const last: Record<Side, number> = { [-1]: -Infinity, 1: -Infinity };
  let turn: Side = -1;
  return places.map((place) => {
    const other: Side = turn === -1 ? 1 : -1;
    const isFree = (side: Side) => place - last[side] >= room;
    const side = isFree(turn) || !isFree(other) ? turn : other;
    last[side] = place;
    turn = side === -1 ? 1 : -1;
    return side;
  });
}

type Row =
  | { kind: 'quarter'; quarter: RoadmapQuarter; y: number }
  | { kind: 'milestone'; milestone: RoadmapMilestone; y: number };

/** Heights in the picture's own units. */
const QUARTER_HEIGHT = 66;
const MILESTONE_HEIGHT = 34;
const FIRST_LINE = 24;

/** Where each quarter's name and each milestone stands when the year goes from top to bottom. */
export function narrowRows({ quarters }: RoadmapYear): { rows: Row[]; height: number } {
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
