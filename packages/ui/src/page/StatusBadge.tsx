import type { ComponentProps } from 'react';
import { Badge } from '../display/Badge.tsx';
import { translate } from './translate.ts';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;

const tones: Readonly<Record<string, Tone>> = {
  active: 'success',
  approved: 'success',
  completed: 'success',
  paid: 'success',
  passed: 'success',
  in_progress: 'primary',
  open: 'primary',
  preparing: 'primary',
  processing: 'primary',
  paused: 'warning',
  pending: 'warning',
  pending_payment: 'warning',
  failed: 'danger',
  rejected: 'danger',
};

/** Returns the color for a resource's status. Final and unknown statuses are neutral. */
const getStatusTone = (status: string): Tone => tones[status] ?? 'neutral';

type StatusBadgeProps = {
  status: string;
  /** Translations of the contract's values. */
  labels: Record<string, () => string> & { other: () => string };
  /** Overrides the color for a resource whose status has a different meaning. */
  tone?: Tone | undefined;
};

/** A resource's status as a badge with a dot. */
export function StatusBadge({ status, labels, tone = getStatusTone(status) }: StatusBadgeProps) {
  return (
    <Badge tone={tone} dot>
      {translate(labels, status)()}
    </Badge>
  );
}
