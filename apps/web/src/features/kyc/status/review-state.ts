import type { ComponentProps } from 'react';
import type { Badge } from '../../../design/display/Badge.tsx';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;

const tones: Readonly<Record<string, Tone>> = {
  open: 'primary',
  pending: 'warning',
  approved: 'success',
  passed: 'success',
  rejected: 'danger',
  failed: 'danger',
};

/** The color of a step's, a document's or an attempt's state; neutral for one that this version does not know. */
export const stateTone = (state: string): Tone => tones[state] ?? 'neutral';

/** A review may be automatic and take seconds: it is read often at first, then less and less. */
const MIN_REVIEW_POLL_MS = 5_000;
const MAX_REVIEW_POLL_MS = 60_000;
/** Reads at the shortest pause: a minute's. */
const FREQUENT_READS = 12;

/**
 * The `refetchInterval` of a query: soon while anything is in review, else none.
 *
 * @param reads how often the query was read
 */
export function nextReadMs(states: readonly string[] | undefined, reads: number): number | false {
  if (!states?.includes('pending')) return false;
  return Math.min(MAX_REVIEW_POLL_MS, MIN_REVIEW_POLL_MS * Math.max(1, reads - FREQUENT_READS));
}
