import { getIncome, getMonthlyIncome, getNextPayout, isEstimate, type MonthIncome } from '@gli/domain';
import type { InvestmentPortfolio } from '@gli/sdk';
import { useGetInvestmentStats } from '@gli/sdk/react';
import { Card, ChartTable, Grid, Section, Stat, Subheading, Text } from '@gli/ui';
import { TimeChart } from '@gli/ui/charts';
import { toKoreanDate } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';

type PortfolioProps = { portfolio: InvestmentPortfolio };

/** Next payout, this month's and next year's income, the best investment, and the income of each month. */
export function Income({ portfolio }: PortfolioProps) {
  const t = useTranslations();
  const months = getMonthlyIncome(portfolio.payout_calendar, toKoreanDate(new Date(portfolio.calculated_at)));
  return (
    <Section title={t.portfolio.outlook()}>
      <Card gap="md">
        <IncomeFigures portfolio={portfolio} />
        <Subheading>{t.portfolio.monthlyIncome()}</Subheading>
        {months.length === 0 ? (
          <Text tone="muted">{t.portfolio.noPayoutsYet()}</Text>
        ) : (
          <MonthlyIncome months={months} token={portfolio.token} />
        )}
      </Card>
    </Section>
  );
}

function IncomeFigures({ portfolio: { payout_calendar: calendar, token } }: PortfolioProps) {
  const t = useTranslations();
  const formats = useFormats();
  // Comes from a separate request. Its figures are dashes until it has loaded.
  const stats = useGetInvestmentStats().data;
  const next = getNextPayout(calendar);
  const best = stats?.best_performer;
  return (
    <Grid min="sm">
      <Stat
        label={t.portfolio.nextPayout()}
        value={next ? formats.token(next.amount) : '–'}
        unit={next ? token : undefined}
        note={next ? `${formats.day(next.day)} · ${t.portfolio.estimate()}` : t.portfolio.noUpcoming()}
      />
      <Stat
        label={t.portfolio.creditedThisMonth()}
        value={stats ? formats.token(stats.this_month.credited) : '–'}
        unit={stats?.token}
        note={stats && t.portfolio.creditedCount({ count: stats.this_month.credited_count })}
      />
      <Stat
        label={t.portfolio.projectedYear()}
        value={stats ? formats.token(stats.projected_yearly_return) : '–'}
        unit={stats?.token}
        note={t.portfolio.projectedNote()}
      />
      <Stat
        label={t.portfolio.bestPerformer()}
        value={best ? formats.percent(best.return_percent) : '–'}
        note={best?.asset_name}
      />
    </Grid>
  );
}

function MonthlyIncome({ months, token }: { months: readonly MonthIncome[]; token: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const display = (month: MonthIncome) => formats.token(getIncome(month), token);
  const getState = (month: MonthIncome) => (isEstimate(month) ? t.portfolio.estimate() : t.portfolio.paid());
  return (
    <>
      <TimeChart
        name={t.portfolio.monthlyIncome()}
        label={t.portfolio.incomeChart({
          from: formats.month(first.month),
          to: formats.month(last.month),
          first: display(first),
          last: display(last),
        })}
        shape="bars"
        interval="month"
        series={[{ name: t.portfolio.monthlyIncome(), tone: 'chart2' }]}
        points={months.map((month) => ({
          at: month.month,
          when: formats.month(month.month),
          values: [{ value: Number(getIncome(month)), display: display(month) }],
          note: getState(month),
          isProvisional: isEstimate(month),
        }))}
        unit={token}
      />
      <ChartTable
        caption={t.portfolio.monthlyIncome()}
        rowKey={({ month }) => month}
        rows={months}
        columns={[
          { header: t.rwa.month(), name: ({ month }) => formats.month(month) },
          { header: t.portfolio.payoutAmount(), figure: display },
          { header: t.portfolio.paymentState(), cell: getState },
        ]}
      />
    </>
  );
}
