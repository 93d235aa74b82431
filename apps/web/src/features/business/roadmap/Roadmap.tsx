import { useListDevelopmentTimelines } from '@gli/sdk/react';
import { LoadingRegion, SectionErrorBoundary, Skeleton, Stack, Text } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { BusinessList } from '../BusinessList.tsx';
import { PhaseCard } from '../PhaseCard.tsx';
import { roadmapYears } from './roadmap-years.ts';
import { YearRoadmap } from './YearRoadmap.tsx';

/** The roadmap: each year's picture and table, then quarters with their milestones. Spec §9 Roadmap quarters */
export function Roadmap() {
  const t = useTranslations();
  const timelines = useListDevelopmentTimelines();
  return (
    <Stack gap="lg">
      {timelines.isPending ? (
        <LoadingRegion>
          <Skeleton shape="block" css={{ height: '22rem' }} />
        </LoadingRegion>
      ) : null}
      {roadmapYears(timelines.data ?? []).map((year) => (
        <SectionErrorBoundary key={year.year}>
          <YearRoadmap {...year} />
        </SectionErrorBoundary>
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
