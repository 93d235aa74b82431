import { type InvestmentPortfolio, portfolioPeriodValues } from '@gli/sdk';
import { useGetInvestmentStats } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { Card, Divider, Grid, SegmentedControl, Stat, Table } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Disclosure, Section, setParams, toSelectOptions, toTrend } from '@/shared';
import { ValueChart } from '../../../shared/value-chart/ValueChart.tsx';
import { parsePeriod } from '../portfolio-address.ts';

type PortfolioProps = { portfolio: InvestmentPortfolio };

/** The current value with a chart over time, and the cost and earnings. */
export function PortfolioValue({ portfolio }: PortfolioProps) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const { token, interval } = portfolio;
  const when = interval === 'month' ? formats.month : formats.day;
  return (
    <Section title={t.portfolio.valueOverTime()}>
      <Card gap="lg">
        <Stat
          label={t.portfolio.currentValue()}
          value={formats.token(portfolio.total_value)}
          unit={token}
          size="xl"
          note={{
            text: t.common.krwApprox({ amount: formats.won(portfolio.total_value_krw) }),
            trend: 'flat',
          }}
        />
        <SegmentedControl
          label={t.portfolio.period()}
          value={parsePeriod(search)}
          onValueChange={(period) => setSearch(setParams(search, { period }))}
          options={toSelectOptions(portfolioPeriodValues, t.portfolio.periods)}
          wide
        />
        <ValueChart portfolio={portfolio} height="lg" />
        <Disclosure summary={t.rwa.showTable()}>
          <Table
            caption={t.portfolio.valueOverTime()}
            rowKey={({ at }) => at}
            rows={portfolio.value_series.toReversed()}
            columns={[
              { header: t.portfolio.at(), name: ({ at }) => when(at) },
              { header: t.portfolio.invested(), figure: ({ invested }) => formats.token(invested, token) },
              { header: t.portfolio.value(), figure: ({ value }) => formats.token(value, token) },
            ]}
          />
        </Disclosure>
        <Divider />
        <Figures portfolio={portfolio} />
      </Card>
    </Section>
  );
}

function Figures({ portfolio }: PortfolioProps) {
  const t = useTranslations();
  const formats = useFormats();
  // Comes from a separate request. The figure is a dash until it has loaded.
  const apy = useGetInvestmentStats().data?.average_apy;
  const { token } = portfolio;
  return (
    <Grid min="sm">
      <Stat label={t.portfolio.invested()} value={formats.token(portfolio.total_invested)} unit={token} />
      <Stat
        label={t.portfolio.earned()}
        value={formats.gain(portfolio.total_earned)}
        unit={token}
        note={{
          text: formats.change(portfolio.return_percent),
          trend: toTrend(portfolio.total_earned),
        }}
      />
      <Stat label={t.portfolio.averageApy()} value={apy ? formats.percent(apy) : '–'} />
    </Grid>
  );
}
