import type { DevelopmentTimeline } from '@gli/sdk';
import { useListDevelopmentTimelines } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/Disclosure.tsx';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { Goals } from '../Goals.tsx';
import { RoadmapBadge } from '../RoadmapBadge.tsx';
import {
  Narrow,
  NarrowPicture,
  OutcomeLegend,
  useOutcomeText,
  Wide,
  WidePicture,
} from './RoadmapPicture.tsx';
import { type RoadmapMilestone, type RoadmapYear, roadmapState } from './roadmap-state.ts';

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
      <QuarterList quarters={timelines.data} />
    </Stack>
  );
}

type NamedMilestone = RoadmapMilestone & { quarter: string };

/** One year of the roadmap as a picture, and the same as a table. */
function YearRoadmap({ course }: { course: RoadmapYear }) {
  const t = useTranslations();
  const formats = useFormats();
  const outcomeText = useOutcomeText();
  const { business } = t;
  const { year, quarters } = course;
  const sentences = quarters.map(({ label, title, milestones }) =>
    business.quarterOf({
      label,
      title,
      total: milestones.length,
      done: milestones.filter(({ outcome }) => outcome !== 'not_done').length,
    }),
  );
  const summary = business.roadmapSummary({ year, quarters: sentences.join('. ') });
  const rows: NamedMilestone[] = quarters.flatMap(({ label, milestones }) =>
    milestones.map((milestone) => ({ ...milestone, quarter: label })),
  );
  return (
    <Card>
      <Stack gap="md">
        <Heading as="h3" size="md">
          {business.roadmapPicture({ year })}
        </Heading>
        <Wide>
          <WidePicture course={course} label={summary} />
        </Wide>
        <Narrow>
          <NarrowPicture course={course} label={summary} />
        </Narrow>
        <OutcomeLegend />
        <Disclosure summary={business.showTable()}>
          <Table<NamedMilestone>
            caption={business.roadmapPicture({ year })}
            captionHidden
            rows={rows}
            rowKey={({ number }) => number}
            columns={[
              {
                id: 'title',
                header: business.milestone(),
                rowHeader: true,
                cell: ({ number, title }) => `${number}. ${title}`,
              },
              { id: 'quarter', header: business.quarter(), cell: ({ quarter }) => quarter },
              { id: 'due', header: business.due(), cell: ({ due }) => formats.day(due) },
              {
                id: 'done',
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

/** The quarters of the roadmap: what each stood for, and its milestones. Spec §9 Roadmap quarters */
function QuarterList({ quarters }: { quarters: readonly DevelopmentTimeline[] }) {
  const t = useTranslations();
  return (
    <Stack gap="md">
      <Heading as="h3" size="md">
        {t.business.quarters()}
      </Heading>
      <Grid as="ol" min="lg">
        {quarters.map((quarter) => (
          <Card key={quarter.id} as="li">
            <Stack gap="md">
              <Inline justify="between">
                <Text size="sm" tone="primary" weight="semibold" numeric>
                  {quarter.label}
                </Text>
                <RoadmapBadge status={quarter.status} />
              </Inline>
              <Stack gap="xs">
                <Heading as="h4" size="sm">
                  {quarter.title}
                </Heading>
                <Text size="sm" tone="muted">
                  {quarter.description}
                </Text>
              </Stack>
              <Goals goals={quarter.milestones} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
