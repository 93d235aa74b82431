import type { InvestmentStats } from '@gli/sdk';
import { useGetInvestmentStats } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { Card, DividedList, Divider, Grid, Stack, Stat, Text } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import {
  equalPayouts,
  PayoutRow,
  QueryContent,
  Section,
  StatsCardSkeleton,
  Subheading,
  setParams,
} from '@/shared';

/** This month's payouts, upcoming payouts and the best investment. */
export function PayoutOutlook() {
  const t = useTranslations();
  const stats = useGetInvestmentStats();
  return (
    <Section title={t.portfolio.outlook()}>
      <QueryContent query={stats} loading={outlookSkeleton}>
        {(data) => <Outlook stats={data} />}
      </QueryContent>
    </Section>
  );
}

export const outlookSkeleton = <StatsCardSkeleton counts={[4]} below="6rem" />;

function Outlook({ stats }: { stats: InvestmentStats }) {
  const t = useTranslations();
  const formats = useFormats();
  const { token, this_month: month, best_performer: best } = stats;
  const countText = (count: number) => ({
    text: t.portfolio.creditedCount({ count }),
    trend: 'flat' as const,
  });
  return (
    <Card padding="none">
      <Stack gap="lg" css={{ padding: '$5' }}>
        <Grid min="sm">
          <Stat
            label={t.portfolio.creditedThisMonth()}
            value={formats.token(month.credited)}
            unit={token}
            note={countText(month.credited_count)}
          />
          <Stat
            label={t.portfolio.expectedThisMonth()}
            value={formats.token(month.expected)}
            unit={token}
            note={countText(month.expected_count)}
          />
          <Stat
            label={t.portfolio.projectedYear()}
            value={formats.token(stats.projected_yearly_return)}
            unit={token}
            note={{ text: t.portfolio.projectedNote(), trend: 'flat' }}
          />
          <Stat
            label={t.portfolio.bestPerformer()}
            value={best ? formats.percent(best.return_percent) : t.portfolio.noBest()}
            {...(best ? { note: { text: best.asset_name, trend: 'flat' as const } } : {})}
          />
        </Grid>
        <Divider />
        {stats.upcoming_payouts.length === 0 ? (
          <Text tone="muted">{t.portfolio.noUpcoming()}</Text>
        ) : (
          <Subheading>{t.portfolio.upcoming()}</Subheading>
        )}
      </Stack>
      <UpcomingPayouts stats={stats} />
    </Card>
  );
}

function UpcomingPayouts({ stats }: { stats: InvestmentStats }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  if (stats.upcoming_payouts.length === 0) return null;
  return (
    <DividedList aria-label={t.portfolio.upcoming()}>
      {equalPayouts(stats.upcoming_payouts).map((group) => (
        <PayoutRow
          key={group.investment_id}
          href={`/mypage?${setParams(search, { investment: group.investment_id })}`}
          payouts={group}
          estimate={t.portfolio.estimate()}
        />
      ))}
    </DividedList>
  );
}
