import type { DashboardOverview } from '@gli/sdk';
import { useGetInvestmentPortfolio } from '@gli/sdk/react';
import {
  Card,
  CardBody,
  DividedList,
  Divider,
  Grid,
  Inline,
  LinkRow,
  QueryError,
  Skeleton,
  Stat,
  Text,
  TextLink,
  toTrend,
} from '@gli/ui';
import { Coins } from '@gli/ui/icons';
import { hasAmount } from '@gli/validation';
import { lazyPart } from '@/data';
import { useFormats, useTranslations } from '@/i18n';

/** As tall as the chart with its figures on a phone, so that nothing moves when the chart loads. */
const chartSkeleton = <Skeleton shape="block" css={{ height: '14.5rem' }} />;
const ValueChart = lazyPart(async () => (await import('../../value-chart/index.ts')).ValueChart, {
  fallback: chartSkeleton,
});

type ValueCardProps = {
  overview: DashboardOverview;
  /** True if the member has only the starting tokens. */
  isNew: boolean;
};

/** The member's total value with its parts and the next payout, or for a new member the use of the starting tokens. */
export function ValueCard({ overview, isNew }: ValueCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const [payout] = overview.upcoming_payouts;
  return (
    <Card padding="none">
      <CardBody gap="lg">
        <Inline justify="between" align="start">
          <Stat
            label={t.alternateHome.totalValue()}
            value={formats.won(overview.total_value_krw)}
            size="xl"
          />
          {isNew ? null : <TextLink href="/mypage?tab=portfolio">{t.alternateHome.toPortfolio()}</TextLink>}
        </Inline>
        {isNew ? <Start overview={overview} /> : <Parts overview={overview} />}
      </CardBody>
      {payout ? (
        <>
          <Divider />
          <DividedList>
            <LinkRow
              href={`/mypage?tab=portfolio&investment=${encodeURIComponent(payout.investment_id)}`}
              icon={<Coins />}
              title={t.alternateHome.nextPayout()}
              amount={formats.token(payout.amount, payout.token)}
              note={`${payout.asset_name} · ${formats.day(payout.pays_on)}`}
            />
          </DividedList>
        </>
      ) : null}
    </Card>
  );
}

function Start({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  return (
    <>
      <Text tone="muted">
        {hasAmount(overview.balances_value_krw)
          ? t.alternateHome.startingWith()
          : t.alternateHome.startingWithout()}
      </Text>
      <div>
        <TextLink href="/rwa-assets?status=active">{t.alternateHome.explore()}</TextLink>
      </div>
    </>
  );
}

/** The value of tokens and investments, and this month's payouts. The line names principal and all payouts. */
function Parts({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const { investments, this_month: month, recent_investments: recent } = overview;
  return (
    <>
      {recent.length > 0 ? <InvestmentLine /> : null}
      <Grid min="xs" gap="md">
        <Stat size="sm" label={t.alternateHome.balances()} value={formats.won(overview.balances_value_krw)} />
        <Stat
          size="sm"
          label={t.alternateHome.invested()}
          value={formats.won(investments.current_value_krw)}
        />
        <Stat
          size="sm"
          label={t.alternateHome.thisMonth()}
          value={formats.gain(month.change)}
          unit={month.token}
          note={formats.change(month.change_percent)}
          trend={toTrend(month.change)}
        />
      </Grid>
    </>
  );
}

function InvestmentLine() {
  const portfolio = useGetInvestmentPortfolio();
  if (portfolio.isPending) return chartSkeleton;
  if (!portfolio.data) return <QueryError query={portfolio} />;
  return <ValueChart portfolio={portfolio.data} height="sm" />;
}
