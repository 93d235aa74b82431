import { type InvestmentPortfolio, portfolioPeriodValues } from '@gli/sdk';
import { useGetInvestmentStats } from '@gli/sdk/react';
import { Card, ChartTable, Grid, Section, SegmentedControl, Stat, setParams, toSelectOptions } from '@gli/ui';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { ValueChart } from '../../value-chart/index.ts';
import { parsePeriod } from '../portfolio-address.ts';

type PortfolioProps = { portfolio: InvestmentPortfolio };

/** The invested principal and the income paid so far, with a chart of both over time. */
export function PortfolioValue({ portfolio }: PortfolioProps) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const { token, interval } = portfolio;
  const when = interval === 'month' ? formats.month : formats.day;
  return (
    <Section title={t.portfolio.valueOverTime()}>
      <Card gap="md">
        <Figures portfolio={portfolio} />
        <SegmentedControl
          label={t.portfolio.period()}
          value={parsePeriod(search)}
          onValueChange={(period) => setSearch(setParams(search, { period }))}
          options={toSelectOptions(portfolioPeriodValues, t.portfolio.periods)}
          wide
        />
        <ValueChart portfolio={portfolio} height="md" />
        <ChartTable
          caption={t.portfolio.valueOverTime()}
          rowKey={({ at }) => at}
          rows={portfolio.value_series.toReversed()}
          columns={[
            { header: t.portfolio.at(), name: ({ at }) => when(at) },
            { header: t.portfolio.invested(), figure: ({ invested }) => formats.token(invested, token) },
            { header: t.portfolio.earned(), figure: ({ earned }) => formats.token(earned, token) },
          ]}
        />
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
      <Stat
        label={t.portfolio.invested()}
        value={formats.token(portfolio.total_value)}
        unit={token}
        size="lg"
        note={t.common.krwApprox({ amount: formats.won(portfolio.total_value_krw) })}
      />
      <Stat
        label={t.portfolio.earned()}
        value={formats.gain(portfolio.lifetime_earned)}
        unit={token}
        size="lg"
        note={t.portfolio.earnedNote()}
      />
      <Stat label={t.portfolio.returnPercent()} value={formats.change(portfolio.return_percent)} />
      <Stat label={t.portfolio.averageApy()} value={apy ? formats.apy(apy) : '–'} />
    </Grid>
  );
}
