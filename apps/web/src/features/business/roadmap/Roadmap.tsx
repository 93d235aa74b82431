import { useListDevelopmentTimelines } from '@gli/sdk/react';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { later } from '../../../shared/loading/later.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { BusinessList } from '../BusinessList.tsx';
import { PhaseCard } from '../PhaseCard.tsx';
import { roadmapYears } from './roadmap-years.ts';

const YearRoadmap = later(
  async () => (await import('./YearRoadmap.tsx')).YearRoadmap,
  <Skeleton shape="block" css={{ height: '22rem' }} />,
);

/** The roadmap: a picture of each year with its table, then the quarters with their milestones. Spec §9 Roadmap quarters */
export function Roadmap() {
  const t = useTranslations();
  const timelines = useListDevelopmentTimelines();
  if (timelines.isPending) {
    return (
      <Stack gap="lg">
        <LoadingRegion>
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
      {roadmapYears(timelines.data).map((year) => (
        <YearRoadmap key={year.year} {...year} />
      ))}
      <BusinessList query={timelines} title={t.business.quarters()} count={4} min="lg" as="ol">
        {({ label, status, title, description, milestones }) => (
          <PhaseCard
            period={
              <Text size="sm" tone="primary" weight="semibold" numeric>
                {label}
              </Text>
            }
            status={status}
            title={title}
            titleSize="sm"
            description={description}
            goals={milestones}
          />
        )}
      </BusinessList>
    </Stack>
  );
}
