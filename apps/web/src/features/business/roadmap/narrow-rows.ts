import type { RoadmapMilestone, RoadmapQuarter, RoadmapYear } from './roadmap-state.ts';

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
