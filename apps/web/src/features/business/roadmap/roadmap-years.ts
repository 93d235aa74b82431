import type { DevelopmentTimeline } from '@gli/sdk';
import { addDays } from '@gli/validation';

/** `on_time` means done by the planned day, and `late` means done after it. */
export type MilestoneOutcome = 'on_time' | 'late' | 'not_done';

export type RoadmapMilestone = {
  /** Number within the year, starting at 1, used in the picture and the table. */
  number: number;
  title: string;
  due: string;
  doneOn: string | null;
  outcome: MilestoneOutcome;
  /** Planned day as a position in the year, 0 to 1. */
  at: number;
};

export type RoadmapQuarter = {
  id: string;
  label: string;
  title: string;
  /** Start and end as positions in the year, 0 to 1. */
  from: number;
  to: number;
  milestones: RoadmapMilestone[];
};

export type RoadmapYear = { year: number; quarters: RoadmapQuarter[] };

type Quarter = Pick<
  DevelopmentTimeline,
  'id' | 'year' | 'label' | 'title' | 'starts_on' | 'ends_on' | 'milestones'
>;

type Milestone = Quarter['milestones'][number];

export function getOutcome({ done, due_on, done_on }: Milestone): MilestoneOutcome {
  if (!done) return 'not_done';
  return done_on !== null && done_on > due_on ? 'late' : 'on_time';
}

export function roadmapYears(timelines: readonly Quarter[]): RoadmapYear[] {
  const years = [...new Set(timelines.map(({ year }) => year))].toSorted((a, b) => a - b);
  return years.map((year) => {
    let number = 0;
    const quarters = timelines
      .filter((quarter) => quarter.year === year)
      .map(({ id, label, title, starts_on, ends_on, milestones }) => ({
        id,
        label,
        title,
        from: positionInYear(starts_on, year),
        to: positionInYear(ends_on, year, 1),
        milestones: milestones.map((milestone) => {
          number += 1;
          return {
            number,
            title: milestone.title,
            due: milestone.due_on,
            doneOn: milestone.done_on,
            outcome: getOutcome(milestone),
            at: positionInYear(milestone.due_on, year),
          };
        }),
      }));
    return { year, quarters };
  });
}

/**
 * Returns the position in a year of the day `daysAfter` after `day`: 0 on January 1, 1 at the end of the year.
 */
function positionInYear(day: string, year: number, daysAfter = 0): number {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const time = Date.parse(addDays(day, daysAfter));
  return Math.min(1, Math.max(0, (time - start) / (end - start)));
}
