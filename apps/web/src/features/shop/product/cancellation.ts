import type { CancellationRule } from '@gli/sdk';

const hoursOfDay = 24;

/** Until when a step of a cancellation policy holds, in the unit that people count in. */
export type Deadline =
  | { readonly unit: 'start' }
  | { readonly unit: 'hours' | 'days'; readonly count: number };

export function deadlineOf({ hours_before_start: hours }: CancellationRule): Deadline {
  if (hours === 0) return { unit: 'start' };
  return hours % hoursOfDay === 0 && hours > hoursOfDay
    ? { unit: 'days', count: hours / hoursOfDay }
    : { unit: 'hours', count: hours };
}
