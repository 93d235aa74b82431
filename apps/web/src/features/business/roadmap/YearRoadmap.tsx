import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/Disclosure.tsx';
import { NarrowPicture } from './NarrowPicture.tsx';
import { OutcomeLegend } from './OutcomeLegend.tsx';
import * as Part from './roadmap.styles.ts';
import type { RoadmapMilestone, RoadmapYear } from './roadmap-state.ts';
import { useOutcomeText } from './use-outcome-text.ts';
import { WidePicture } from './WidePicture.tsx';

type NamedMilestone = RoadmapMilestone & { quarter: string };

/** One year of the roadmap as a picture, and the same as a table. */
export function YearRoadmap({ course }: { course: RoadmapYear }) {
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
        <Part.Wide>
          <WidePicture course={course} label={summary} />
        </Part.Wide>
        <Part.Narrow>
          <NarrowPicture course={course} label={summary} />
        </Part.Narrow>
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
