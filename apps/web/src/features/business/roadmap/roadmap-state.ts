import type { DevelopmentTimeline } from '@gli/sdk';

/** How a milestone went: by its planned day, after it, or not at all. */
export type MilestoneOutcome = 'on_time' | 'late' | 'not_done';

export type RoadmapMilestone = {
  /** Counted through the year from 1; the picture and the table name a milestone by it. */
  number: number;
  title: string;
  due: string;
  doneOn: string | null;
  outcome: MilestoneOutcome;
  /** Where its planned day lies in the year, 0 to 1. */
  at: number;
};

export type RoadmapQuarter = {
  id: string;
  label: string;
  title: string;
  /** Where it begins and ends in the year, 0 to 1. */
  from: number;
  to: number;
  milestones: RoadmapMilestone[];
};

export type RoadmapYear = { year: number; quarters: RoadmapQuarter[] };

type Quarter = Pick<
  DevelopmentTimeline,
  'id' | 'year' | 'label' | 'title' | 'starts_on' | 'ends_on' | 'milestones'
>;

/** The outcome of one milestone. */
export function outcomeOf({
  done,
  due_on,
  done_on,
}: Pick<Quarter['milestones'][number], 'done' | 'due_on' | 'done_on'>): MilestoneOutcome {
  if (!done) return 'not_done';
  return done_on !== null && done_on > due_on ? 'late' : 'on_time';
}

/** The roadmap by years: every quarter with its place in the year, every milestone with its number and its day. */
export function roadmapState(timelines: readonly Quarter[]): RoadmapYear[] {
  const years = [...new Set(timelines.map(({ year }) => year))].toSorted((a, b) => a - b);
  return years.map((year) => {
    let number = 0;
    const quarters = timelines
      .filter((quarter) => quarter.year === year)
      .map(({ id, label, title, starts_on, ends_on, milestones }) => ({
        id,
        label,
        title,
        from: placeInYear(starts_on, year),
        to: placeInYear(ends_on, year, 1),
        milestones: milestones.map((milestone) => {
          number += 1;
          return {
            number,
            title: milestone.title,
            due: milestone.due_on,
            doneOn: milestone.done_on,
            outcome: outcomeOf(milestone),
            at: placeInYear(milestone.due_on, year),
          };
        }),
      }));
    return { year, quarters };
  });
}

const DAY_MS = 86_400_000;

/** Where a day, and so many days after it, lies in a year: 0 on 1 January, 1 at its end. */
function placeInYear(day: string, year: number, daysAfter = 0): number {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const time = Date.parse(`${day}T00:00:00Z`) + daysAfter * DAY_MS;
  return Math.min(1, Math.max(0, (time - start) / (end - start)));
}
