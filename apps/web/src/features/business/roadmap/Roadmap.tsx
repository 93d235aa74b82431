import { useListDevelopmentTimelines } from '@gli/sdk/react';
import { Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { Quarters } from './Quarters.tsx';
import { roadmapState } from './roadmap-state.ts';
import { YearRoadmap } from './YearRoadmap.tsx';

/** The roadmap: a picture of each year with its table, then the quarters with their milestones. Spec §9 Roadmap quarters */
export function Roadmap() {
  const t = useTranslations();
  const timelines = useListDevelopmentTimelines();
  if (timelines.isPending) {
    return (
      <Stack gap="lg">
        <LoadingRegion label={t.common.loading()}>
          <Skeleton shape="block" css={{ height: '22rem' }} />
        </LoadingRegion>
        <LoadingCards count={4} min="lg" />
      </Stack>
    );
  }
  if (timelines.isError) return <LoadFailure query={timelines} />;
  if (timelines.data.length === 0) return null;
  return (
    <Stack gap="lg">
      {roadmapState(timelines.data).map((course) => (
        <YearRoadmap key={course.year} course={course} />
      ))}
      <Quarters quarters={timelines.data} />
    </Stack>
  );
}
