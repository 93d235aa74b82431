import type { InvestmentPortfolio } from '@gli/sdk';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import {
  Card,
  CHART_TONES,
  DonutChart,
  SegmentedControl,
  Skeleton,
  Stack,
  styled,
  Table,
  TimeChart,
} from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Disclosure, Section, setParams } from '@/shared';
import { parseGrouping, parsePeriod, periods } from '../portfolio-address.ts';

const Frame = styled('div', { containerType: 'inline-size' });
const Charts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  // Aligns the bottom edges of adjacent charts.
  '& > section > :last-child': { flex: 1 },
  '@container (min-width: 56rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

type PortfolioProps = { portfolio: InvestmentPortfolio };

/** Allocation and value over time, each as a chart and a table. */
export function PortfolioCharts({ portfolio }: PortfolioProps) {
  return (
    <Frame>
      <Charts>
        {portfolio.holdings.length > 0 ? <Allocation portfolio={portfolio} /> : null}
        <ValueOverTime portfolio={portfolio} />
      </Charts>
    </Frame>
  );
}

export function ChartsSkeleton() {
  const t = useTranslations();
  return (
    <Frame>
      <Charts>
        {[t.portfolio.allocation(), t.portfolio.valueOverTime()].map((title) => (
          <Section key={title} title={title}>
            <Card>
              <Stack gap="md">
                <Skeleton shape="block" css={{ height: '3.25rem' }} />
                <Skeleton shape="block" css={{ height: '21rem' }} />
              </Stack>
            </Card>
          </Section>
        ))}
      </Charts>
    </Frame>
  );
}

function Allocation({ portfolio }: PortfolioProps) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const grouping = parseGrouping(search);
  const slices = portfolio.allocation[grouping];
  const sentence = slices
    .map(({ label, share_percent }) =>
      t.portfolio.sliceLabel({ label, share: formats.percent(share_percent) }),
    )
    .join(', ');
  return (
    <ChartCard
      title={t.portfolio.allocation()}
      control={
        <SegmentedControl
          label={t.portfolio.allocationBy()}
          value={grouping}
          onValueChange={(group) => setSearch(setParams(search, { group }))}
          options={[
            { value: 'by_asset', label: t.portfolio.byAsset() },
            { value: 'by_category', label: t.portfolio.byCategory() },
            { value: 'by_risk_level', label: t.portfolio.byRisk() },
          ]}
          wide
        />
      }
      rowKey={({ key }) => key}
      rows={slices}
      columns={[
        { header: t.portfolio.allocationPart(), name: ({ label }) => label },
        { header: t.portfolio.value(), figure: ({ value }) => formats.token(value, portfolio.token) },
        { header: t.portfolio.share(), figure: ({ share_percent }) => formats.percent(share_percent) },
      ]}
    >
      <DonutChart
        label={t.portfolio.allocationChart({ slices: sentence })}
        slices={slices.map(({ key, label, value, share_percent }, index) => ({
          id: key,
          label,
          value: Number(value),
          display: formats.percent(share_percent),
          tone: CHART_TONES[index % CHART_TONES.length] ?? 'chart1',
        }))}
        center={{
          caption: t.portfolio.currentValue(),
          figure: formats.token(portfolio.total_value),
          unit: portfolio.token,
        }}
      />
    </ChartCard>
  );
}

function ValueOverTime({ portfolio }: PortfolioProps) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const { value_series: series, token } = portfolio;
  const first = series[0];
  const last = series.at(-1);
  if (!first || !last) return null;
  const when = portfolio.interval === 'month' ? formats.month : formats.day;
  return (
    <ChartCard
      title={t.portfolio.valueOverTime()}
      control={
        <SegmentedControl
          label={t.portfolio.period()}
          value={parsePeriod(search)}
          onValueChange={(period) => setSearch(setParams(search, { period }))}
          options={periods.map((period) => ({ value: period, label: t.portfolio.periods[period]() }))}
          wide
        />
      }
      rowKey={({ at }) => at}
      rows={series.toReversed()}
      columns={[
        { header: t.portfolio.at(), name: ({ at }) => when(at) },
        { header: t.portfolio.invested(), figure: ({ invested }) => formats.token(invested, token) },
        { header: t.portfolio.value(), figure: ({ value }) => formats.token(value, token) },
      ]}
    >
      <TimeChart
        name={t.portfolio.valueOverTime()}
        label={t.portfolio.valueChart({
          from: when(first.at),
          to: when(last.at),
          first: formats.token(first.value, token),
          last: formats.token(last.value, token),
        })}
        shape="steps"
        interval={portfolio.interval === 'month' ? 'month' : 'day'}
        series={[
          { name: t.portfolio.value(), tone: 'chart1' },
          { name: t.portfolio.invested(), tone: 'chart2' },
        ]}
        points={series.map(({ at, value, invested }) => ({
          at,
          when: when(at),
          values: [value, invested].map((amount) => ({
            value: Number(amount),
            display: formats.token(amount, token),
          })),
        }))}
        unit={token}
        height="lg"
      />
    </ChartCard>
  );
}

type ChartCardProps<Row> = Pick<ComponentProps<typeof Table<Row>>, 'rows' | 'rowKey' | 'columns'> & {
  title: string;
  control: ReactNode;
  children: ReactNode;
};

function ChartCard<Row>({ title, control, children, ...table }: ChartCardProps<Row>) {
  const t = useTranslations();
  return (
    <Section title={title}>
      <Card>
        <Stack gap="md">
          {control}
          {children}
          <Disclosure summary={t.rwa.showTable()}>
            <Table caption={title} {...table} />
          </Disclosure>
        </Stack>
      </Card>
    </Section>
  );
}
