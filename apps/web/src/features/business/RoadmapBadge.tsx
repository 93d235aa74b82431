import type { RoadmapStatus } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../design/display/Badge.tsx';
import { translate, useTranslations } from '../../i18n/translations.ts';

const tones: Record<string, ComponentProps<typeof Badge>['tone']> = {
  completed: 'success',
  in_progress: 'primary',
};

/** Whether a phase or quarter is over, under way or to come. */
export function RoadmapBadge({ status }: { status: RoadmapStatus }) {
  const t = useTranslations();
  return (
    <Badge tone={tones[status] ?? 'neutral'} dot>
      {translate(t.business.roadmapStatus, status)()}
    </Badge>
  );
}
