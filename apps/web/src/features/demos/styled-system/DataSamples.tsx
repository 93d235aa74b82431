import { useState } from 'react';
import { AreaChart } from '../../../design/charts/AreaChart.tsx';
import { CHART_TONES } from '../../../design/charts/chart-tone.ts';
import { DonutChart } from '../../../design/charts/DonutChart.tsx';
import { Sparkline } from '../../../design/charts/Sparkline.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid, Inline } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Tabs } from '../../../design/display/Tabs.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Sample } from './Sample.tsx';
import { type SampleRow, sampleMonths, sampleRows, sortedRows } from './sample-figures.ts';

const tabs = ['first', 'second', 'third'] as const;

/** How figures are shown: one by one, as lists and tables, as pictures with a table behind them. */
export function DataSamples() {
  const t = useTranslations();
  const formats = useFormats();
  const [tab, setTab] = useState<(typeof tabs)[number]>('first');
  const [isDescending, setDescending] = useState(true);
  const rows = sortedRows(isDescending);
  const months = {
    id: 'month',
    header: t.demos.month(),
    rowHeader: true,
    cell: ({ month }: SampleRow) => formats.month(month),
  };
  const value = {
    header: t.demos.value(),
    numeric: true,
    cell: (row: SampleRow) => formats.won(row.value),
  };
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
              note={{ text: formats.percent(['4.2', '-1.8', '0'][index] ?? '0'), trend }}
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
          captionHidden
          rows={rows}
          rowKey={({ month }) => month}
          onSort={() => setDescending(!isDescending)}
          columns={[months, { ...value, id: 'value', sort: isDescending ? 'descending' : 'ascending' }]}
        />
      </Sample>
      <Sample title={t.demos.tabs()} note={t.demos.tabsText()}>
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
      </Sample>
      <Sample title={t.demos.areaChart()} note={t.demos.chartText()}>
        <AreaChart
          label={t.demos.areaChart()}
          points={sampleRows.map(({ month, value: won }) => ({
            value: Number(won),
            label: formats.month(month),
            display: formats.won(won),
          }))}
        />
        <Inline>
          <Sparkline values={sampleMonths} label={t.demos.sparkline()} />
          <Text size="sm">{t.demos.sparkline()}</Text>
        </Inline>
      </Sample>
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
