import { Card, Disclosure, Heading, Table } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { RoadmapPicture, useOutcomeText } from './RoadmapPicture.tsx';
import type { RoadmapYear } from './roadmap-years.ts';

export function YearRoadmap(roadmap: RoadmapYear) {
  const { business } = useTranslations();
  const formats = useFormats();
  const outcomeText = useOutcomeText();
  const { year, quarters } = roadmap;
  const sentences = quarters.map(({ label, title, milestones }) =>
    business.quarterSummary({
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
    <Card gap="md">
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
    </Card>
  );
}
