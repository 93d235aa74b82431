import type { RoadmapStatus } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../design/display/Badge.tsx';
import { useWords, wordFor } from '../../i18n/words.ts';

const tones: Record<string, ComponentProps<typeof Badge>['tone']> = {
  completed: 'success',
  in_progress: 'primary',
};

/** Whether a phase or quarter is over, under way or to come. */
export function RoadmapBadge({ status }: { status: RoadmapStatus }) {
  const words = useWords();
  return (
    <Badge tone={tones[status] ?? 'neutral'} dot>
      {wordFor(words.business.roadmapStatus, status)()}
    </Badge>
  );
}
