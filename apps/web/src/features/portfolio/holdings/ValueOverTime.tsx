import type { InvestmentPortfolio } from '@gli/sdk';
import { useSearchParams } from 'wouter';
import { AreaChart } from '../../../design/charts/AreaChart.tsx';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { Disclosure } from '../../../shared/Disclosure.tsx';
import { Section } from '../../../shared/Section.tsx';
import { periodOf, periods, withValues } from '../portfolio-address.ts';

/** The portfolio's worth over time, as a picture and as a table. */
export function ValueOverTime({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const words = useWords();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const { value_series: series, token } = portfolio;
  const first = series[0];
  const last = series.at(-1);
  if (!first || !last) return null;
  const when = portfolio.interval === 'month' ? formats.month : formats.day;
  return (
    <Section title={words.portfolio.valueOverTime()}>
      <Card>
        <Stack gap="md">
          <SegmentedControl
            label={words.portfolio.period()}
            value={periodOf(search)}
            onValueChange={(period) => setSearch(withValues(search, { period }))}
            options={periods.map((period) => ({ value: period, label: words.portfolio.periods[period]() }))}
            wide
          />
          <AreaChart
            label={words.portfolio.valueChart({
              from: when(first.at),
              to: when(last.at),
              first: formats.token(first.value, token),
              last: formats.token(last.value, token),
            })}
            points={series.map(({ at, value }) => ({
              label: when(at),
              value: Number(value),
              display: formats.token(value, token),
            }))}
            height="lg"
            baseline="zero"
          />
          <Disclosure summary={words.rwa.showTable()}>
            <Table
              caption={words.portfolio.valueOverTime()}
              captionHidden
              rowKey={({ at }) => at}
              rows={series.toReversed()}
              columns={[
                { id: 'at', header: words.portfolio.at(), rowHeader: true, cell: ({ at }) => when(at) },
                {
                  id: 'invested',
                  header: words.portfolio.invested(),
                  numeric: true,
                  cell: ({ invested }) => formats.token(invested, token),
                },
                {
                  id: 'value',
                  header: words.portfolio.value(),
                  numeric: true,
                  cell: ({ value }) => formats.token(value, token),
                },
              ]}
            />
          </Disclosure>
        </Stack>
      </Card>
    </Section>
  );
}
