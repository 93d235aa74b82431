import { useListDevelopmentTimelines } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/page/Disclosure.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { BusinessList } from '../BusinessList.tsx';
import { PhaseCard } from '../PhaseCard.tsx';
import { RoadmapPicture, useOutcomeText } from './RoadmapPicture.tsx';
import { type RoadmapYear, roadmapYears } from './roadmap-years.ts';

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

/** One year of the roadmap, as a picture and as a table. */
function YearRoadmap(roadmap: RoadmapYear) {
  const { business } = useTranslations();
  const formats = useFormats();
  const outcomeText = useOutcomeText();
  const { year, quarters } = roadmap;
  const sentences = quarters.map(({ label, title, milestones }) =>
    business.quarterOf({
      label,
      title,
      total: milestones.length,
      done: milestones.filter(({ outcome }) => outcome !== 'not_done').length,
    }),
  );
  const rows = quarters.flatMap(({ label, milestones }) =>
    milestones.map((milestone) => ({ ...milestone, quarter: label })),
  );
  return (
    <Card>
      <Stack gap="md">
        <Heading as="h3" size="md">
          {business.roadmapPicture({ year })}
        </Heading>
        <RoadmapPicture
          {...roadmap}
          label={business.roadmapSummary({ year, quarters: sentences.join('. ') })}
        />
        <Disclosure summary={business.showTable()}>
          <Table
            caption={business.roadmapPicture({ year })}
            rows={rows}
            rowKey={({ number }) => number}
            columns={[
              { header: business.milestone(), name: ({ number, title }) => `${number}. ${title}` },
              { header: business.quarter(), cell: ({ quarter }) => quarter },
              { header: business.due(), cell: ({ due }) => formats.day(due) },
              {
                header: business.done(),
                cell: ({ doneOn, outcome }) =>
                  doneOn ? `${formats.day(doneOn)} · ${outcomeText(outcome)}` : outcomeText(outcome),
              },
            ]}
          />
        </Disclosure>
      </Stack>
    </Card>
  );
}
