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
import { useWords } from '../../../i18n/words.ts';
import { Sample } from './Sample.tsx';
import { type SampleRow, sampleMonths, sampleRows, sortedRows } from './sample-figures.ts';

const tabs = ['first', 'second', 'third'] as const;

/** How figures are shown: one by one, as lists and tables, as pictures with a table behind them. */
export function DataSamples() {
  const words = useWords();
  const formats = useFormats();
  const [tab, setTab] = useState<(typeof tabs)[number]>('first');
  const [isDescending, setDescending] = useState(true);
  const rows = sortedRows(isDescending);
  const months = {
    id: 'month',
    header: words.demos.month(),
    rowHeader: true,
    cell: ({ month }: SampleRow) => formats.month(month),
  };
  const value = {
    header: words.demos.value(),
    numeric: true,
    cell: (row: SampleRow) => formats.won(row.value),
  };
  return (
    <Grid min="lg">
      <Sample title={words.demos.statFigures()} note={words.demos.sampleFigures()}>
        <Grid min="xs">
          {(['up', 'down', 'flat'] as const).map((trend, index) => (
            <StatFigure
              key={trend}
              label={words.demos.trends[trend]()}
              value={formats.token(sampleRows[index]?.amount ?? '0')}
              unit="GLIB"
              note={{ text: formats.percent(['4.2', '-1.8', '0'][index] ?? '0'), trend }}
            />
          ))}
        </Grid>
      </Sample>
      <Sample title={words.demos.descriptionList()}>
        <DescriptionList
          items={[
            { term: words.demos.amount(), description: formats.tokenExact('1250.5', 'GLIB') },
            { term: words.demos.fee(), description: formats.tokenExact('12.505', 'GLIB') },
            { term: words.demos.total(), description: formats.tokenExact('1263.005', 'GLIB'), strong: true },
          ]}
        />
      </Sample>
      <Sample title={words.demos.table()}>
        <Table
          caption={words.demos.table()}
          captionHidden
          rows={rows}
          rowKey={({ month }) => month}
          onSort={() => setDescending(!isDescending)}
          columns={[months, { ...value, id: 'value', sort: isDescending ? 'descending' : 'ascending' }]}
        />
      </Sample>
      <Sample title={words.demos.tabs()} note={words.demos.tabsText()}>
        <Tabs
          label={words.demos.tabs()}
          value={tab}
          onValueChange={setTab}
          items={tabs.map((name) => ({
            value: name,
            label: words.demos.tabNames[name](),
            content: <Text>{words.demos.tabContent({ name: words.demos.tabNames[name]() })}</Text>,
          }))}
        />
      </Sample>
      <Sample title={words.demos.areaChart()} note={words.demos.chartText()}>
        <AreaChart
          label={words.demos.areaChart()}
          points={sampleRows.map(({ month, value: won }) => ({
            value: Number(won),
            label: formats.month(month),
            display: formats.won(won),
          }))}
        />
        <Inline>
          <Sparkline values={sampleMonths} label={words.demos.sparkline()} />
          <Text size="sm">{words.demos.sparkline()}</Text>
        </Inline>
      </Sample>
      <Sample title={words.demos.donutChart()} note={words.demos.chartText()}>
        <DonutChart
          label={words.demos.donutChart()}
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
