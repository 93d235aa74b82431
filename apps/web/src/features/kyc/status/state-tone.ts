import type { ComponentProps } from 'react';
import type { Badge } from '../../../design/display/Badge.tsx';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;

const tones: Readonly<Record<string, 'primary' | 'warning' | 'success' | 'danger'>> = {
  open: 'primary',
  pending: 'warning',
  approved: 'success',
  passed: 'success',
  rejected: 'danger',
  failed: 'danger',
};

/** The colour of a step's, a document's or an attempt's state; one that this version does not know is neutral. */
export function stateTone(state: string): Tone {
  return tones[state] ?? 'neutral';
}
