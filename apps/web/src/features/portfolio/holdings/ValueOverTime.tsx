import type { InvestmentPortfolio } from '@gli/sdk';
import { useSearchParams } from 'wouter';
import { AreaChart } from '../../../design/charts/AreaChart.tsx';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/Disclosure.tsx';
import { Section } from '../../../shared/Section.tsx';
import { periodOf, periods, withValues } from '../portfolio-address.ts';

/** The portfolio's worth over time, as a picture and as a table. */
export function ValueOverTime({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const { value_series: series, token } = portfolio;
  const first = series[0];
  const last = series.at(-1);
  if (!first || !last) return null;
  const when = portfolio.interval === 'month' ? formats.month : formats.day;
  return (
    <Section title={t.portfolio.valueOverTime()}>
      <Card>
        <Stack gap="md">
          <SegmentedControl
            label={t.portfolio.period()}
            value={periodOf(search)}
            onValueChange={(period) => setSearch(withValues(search, { period }))}
            options={periods.map((period) => ({ value: period, label: t.portfolio.periods[period]() }))}
            wide
          />
          <AreaChart
            label={t.portfolio.valueChart({
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
          <Disclosure summary={t.rwa.showTable()}>
            <Table
              caption={t.portfolio.valueOverTime()}
              captionHidden
              rowKey={({ at }) => at}
              rows={series.toReversed()}
              columns={[
                { id: 'at', header: t.portfolio.at(), rowHeader: true, cell: ({ at }) => when(at) },
                {
                  id: 'invested',
                  header: t.portfolio.invested(),
                  numeric: true,
                  cell: ({ invested }) => formats.token(invested, token),
                },
                {
                  id: 'value',
                  header: t.portfolio.value(),
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
