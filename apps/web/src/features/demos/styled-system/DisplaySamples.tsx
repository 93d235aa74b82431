import { decimal } from '@gli/validation';
import { useState } from 'react';
import { CHART_TONES } from '../../../design/charts/chart-tone.ts';
import { DonutChart } from '../../../design/charts/DonutChart.tsx';
import { TimeChart } from '../../../design/charts/TimeChart.tsx';
import { Card, CardLink } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Divider, Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Tabs } from '../../../design/display/Tabs.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { WhenNear } from '../../../shared/browser/WhenNear.tsx';
import { signed } from '../../../shared/trend.ts';
import { Sample } from '../Sample.tsx';

const headings = ['sm', 'md', 'lg', 'xl', '2xl', 'display'] as const;
const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const tones = ['default', 'muted', 'primary', 'accent', 'success', 'warning', 'danger'] as const;
const cardTones = ['plain', 'sunken', 'primary', 'accent'] as const;

/** Headings, text, cards and layout. */
export function LayoutSamples() {
  const t = useTranslations();
  return (
    <Grid min="lg">
      <Sample title={t.demos.headings()}>
        {headings.map((size) => (
          <Heading key={size} as="p" size={size}>
            {t.demos.sample()}
          </Heading>
        ))}
      </Sample>
      <Sample title={t.demos.texts()}>
        {textSizes.map((size) => (
          <Text key={size} size={size}>
            {t.demos.sample()}
          </Text>
        ))}
        <Divider />
        <Inline gap="md">
          {tones.map((tone) => (
            <Text key={tone} tone={tone} weight="semibold">
              {t.demos.textTones[tone]()}
            </Text>
          ))}
        </Inline>
        <Text mono size="sm">
          {t.demos.monoText()}
        </Text>
      </Sample>
      <Sample title={t.demos.cards()}>
        <Grid min="xs" gap="md">
          {cardTones.map((tone) => (
            <Card key={tone} tone={tone} padding="sm">
              <Text size="sm">{t.demos.cardTones[tone]()}</Text>
            </Card>
          ))}
        </Grid>
        <Card interactive padding="sm">
          <CardLink href="/design-tokens">{t.demos.cardLink()}</CardLink>
        </Card>
      </Sample>
      <Sample title={t.demos.layouts()} note={t.demos.layoutsText()}>
        <Stack gap="sm">
          {(['sm', 'md', 'lg'] as const).map((gap) => (
            <Inline key={gap} gap={gap}>
              {['1', '2', '3'].map((number) => (
                <Card key={number} tone="sunken" padding="sm">
                  <Text size="sm">{number}</Text>
                </Card>
              ))}
            </Inline>
          ))}
        </Stack>
      </Sample>
    </Grid>
  );
}

/** Made-up data: a month with an amount of GLIB and its value in won. */
type SampleRow = { month: string; amount: string; value: string };

const sampleRows: readonly SampleRow[] = [
  { month: '2026-05', amount: '1000', value: '12000000' },
  { month: '2026-06', amount: '1120.5', value: '13446000' },
  { month: '2026-07', amount: '1090', value: '13080000' },
  { month: '2026-08', amount: '1240.25', value: '14883000' },
  { month: '2026-09', amount: '1310', value: '15720000' },
  { month: '2026-10', amount: '1275.75', value: '15309000' },
];

function sortedRows(isDescending: boolean): readonly SampleRow[] {
  const ascending = sampleRows.toSorted((one, other) => decimal.compare(one.value, other.value));
  return isDescending ? ascending.toReversed() : ascending;
}

const tabs = ['first', 'second', 'third'] as const;

/** Figures, lists, tables and charts. */
export function DataSamples() {
  const t = useTranslations();
  const formats = useFormats();
  const [tab, setTab] = useState<(typeof tabs)[number]>('first');
  const [isDescending, setDescending] = useState(true);
  const rows = sortedRows(isDescending);
  const months = { header: t.demos.month(), name: ({ month }: SampleRow) => formats.month(month) };
  const value = { header: t.demos.value(), figure: (row: SampleRow) => formats.won(row.value) };
  return (
    <Grid min="lg">
      <Sample title={t.demos.statFigures()} note={t.demos.sampleFigures()}>
        <Grid min="xs">
          {(['up', 'down', 'flat'] as const).map((trend, index) => (
            <StatFigure
              key={trend}
              label={t.demos.trends[trend]()}
              value={formats.token(sampleRows[index]?.amount ?? '0')}
              unit="GLIB"
              note={{ text: signed(['4.2', '-1.8', '0'][index] ?? '0', formats.percent), trend }}
            />
          ))}
        </Grid>
      </Sample>
      <Sample title={t.demos.descriptionList()}>
        <DescriptionList
          items={[
            { term: t.demos.amount(), description: formats.tokenExact('1250.5', 'GLIB') },
            { term: t.demos.fee(), description: formats.tokenExact('12.505', 'GLIB') },
            { term: t.demos.total(), description: formats.tokenExact('1263.005', 'GLIB'), strong: true },
          ]}
        />
      </Sample>
      <Sample title={t.demos.table()}>
        <Table
          caption={t.demos.table()}
          rows={rows}
          rowKey={({ month }) => month}
          onSort={() => setDescending(!isDescending)}
          columns={[months, { ...value, id: 'value', sort: isDescending ? 'descending' : 'ascending' }]}
        />
      </Sample>
      <Sample title={t.demos.tabs()} note={t.demos.tabsText()}>
        {/* Tabs have style attributes, which a prerendered page's policy refuses. */}
        <WhenNear placeholder={<Skeleton shape="block" css={{ height: '6rem' }} />}>
          <Tabs
            label={t.demos.tabs()}
            value={tab}
            onValueChange={setTab}
            items={tabs.map((name) => ({
              value: name,
              label: t.demos.tabNames[name](),
              content: <Text>{t.demos.tabContent({ name: t.demos.tabNames[name]() })}</Text>,
            }))}
          />
        </WhenNear>
      </Sample>
      {(['bars', 'line', 'steps'] as const).map((shape) => (
        <Sample key={shape} title={t.demos.timeCharts[shape]()} note={t.demos.chartText()}>
          <WhenNear placeholder={<Skeleton shape="block" css={{ height: '17rem' }} />}>
            <TimeChart
              name={t.demos.timeCharts[shape]()}
              label={t.demos.timeCharts[shape]()}
              shape={shape}
              interval="month"
              series={[{ name: t.demos.value(), tone: 'chart1' }]}
              points={sampleRows.map(({ month, value: won }) => ({
                at: month,
                when: formats.month(month),
                values: [{ value: Number(won), display: formats.won(won) }],
              }))}
              axisFormat={{ style: 'currency', currency: 'KRW' }}
            />
          </WhenNear>
        </Sample>
      ))}
      <Sample title={t.demos.donutChart()} note={t.demos.chartText()}>
        <DonutChart
          label={t.demos.donutChart()}
          slices={sampleRows.slice(0, CHART_TONES.length).map(({ month, value: won }, index) => ({
            id: month,
            value: Number(won),
            label: formats.month(month),
            display: formats.won(won),
            tone: CHART_TONES[index] ?? 'chart1',
          }))}
        />
      </Sample>
    </Grid>
  );
}
