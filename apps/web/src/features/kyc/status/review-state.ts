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

const REVIEW_POLL_MS = 5_000;

/** The `refetchInterval` of a query: soon while anything is in review, else none. */
export function nextReadMs(states: readonly string[] | undefined): number | false {
  return states?.includes('pending') ? REVIEW_POLL_MS : false;
}
