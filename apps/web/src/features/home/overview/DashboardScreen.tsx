import type { DashboardOverview } from '@gli/sdk';
import { getDashboardOverviewQuery, useGetDashboardOverview } from '@gli/sdk/react';
import {
  Card,
  Container,
  Grid,
  LoadingRegion,
  PageHeader,
  PanelSkeleton,
  QueryContainer,
  QueryContent,
  QueryError,
  RowsSkeleton,
  Section,
  SectionErrorBoundary,
  Skeleton,
  Split,
  Stack,
  Stat,
  StatsSkeleton,
} from '@gli/ui';
import { lazyPart, type Prefetch, useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Balances } from './Balances.tsx';
import { Payouts, RecentInvestments } from './Investments.tsx';
import { MoreLink } from './MoreLink.tsx';
import { Notices } from './Notices.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { PaidStay } from './PaidStay.tsx';
import { PendingWrites } from './PendingWrites.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';
import { hasOnlyStarted, StartingTokens } from './StartingTokens.tsx';
import { TaskCard } from './TaskCard.tsx';
import { ChangeBadge, ThisMonth, TotalValue } from './ValueFigures.tsx';

/** As tall as the chart, so that nothing moves when the chart loads. */
const InvestmentLine = lazyPart(async () => (await import('./InvestmentLine.tsx')).InvestmentLine, {
  fallback: <PanelSkeleton />,
});

/** The member's home with total value, next steps and latest notifications. Decision 1 */
export default function DashboardScreen() {
  const t = useTranslations();
  const member = useMember();
  const overview = useGetDashboardOverview();
  return (
    <Container gap="lg">
      <PageHeader
        title={member ? t.alternateHome.heading({ name: member.name }) : t.places['alternate-home']()}
        lead={t.alternateHome.lead()}
      />
      <SectionErrorBoundary>
        <PendingWrites />
      </SectionErrorBoundary>
      <QueryContent query={overview} loading={<OverviewSkeleton />}>
        {(data) => (
          <Stack gap="lg" aria-busy={overview.isFetching}>
            {overview.isError ? <QueryError query={overview} /> : null}
            <Overview overview={data} />
          </Stack>
        )}
      </QueryContent>
    </Container>
  );
}

function Overview({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const isNew = hasOnlyStarted(overview);
  return (
    <QueryContainer>
      <Stack gap="xl">
        {isNew ? null : <OverviewFigures overview={overview} />}
        <Split from="container" gap="page">
          <Stack gap="xl">
            <Section title={t.alternateHome.tasks()}>
              <TaskCard tasks={overview.tasks} />
            </Section>
            {isNew ? <StartingTokens overview={overview} /> : null}
            <Payouts payouts={overview.upcoming_payouts} />
            <RecentInvestments investments={overview.recent_investments} />
            {overview.recent_investments.length > 0 ? (
              <SectionErrorBoundary>
                <PaidStay />
              </SectionErrorBoundary>
            ) : null}
          </Stack>
          <Stack gap="xl">
            <Notices notices={overview.notices} unread={overview.unread_notice_count} />
            <SectionErrorBoundary>
              <Balances balances={overview.balances} />
            </SectionErrorBoundary>
            <SectionErrorBoundary>
              <OpenOrders />
            </SectionErrorBoundary>
          </Stack>
        </Split>
        <SectionErrorBoundary>
          <RecentTransactions transactions={overview.recent_transactions} />
        </SectionErrorBoundary>
      </Stack>
    </QueryContainer>
  );
}

function OverviewSkeleton() {
  const { alternateHome: t } = useTranslations();
  const columns = [
    [
      [t.tasks(), 2],
      [t.payouts(), 2],
      [t.recentInvestments(), 3],
    ],
    [
      [t.notices(), 4],
      [t.tokens(), 4],
      [t.openOrders(), 2],
    ],
  ] as const;
  return (
    <LoadingRegion>
      <QueryContainer>
        <Stack gap="xl">
          <Card gap="lg">
            <StatsSkeleton count={1} />
            <PanelSkeleton />
            <StatsSkeleton count={4} />
            <Skeleton width="third" />
          </Card>
          <Split from="container" gap="page">
            {columns.map((parts) => (
              <Stack key={parts[0][0]} gap="xl">
                {parts.map(([title, rows]) => (
                  <Section key={title} title={title}>
                    <Card>
                      <RowsSkeleton count={rows} />
                    </Card>
                  </Section>
                ))}
              </Stack>
            ))}
          </Split>
        </Stack>
      </QueryContainer>
    </LoadingRegion>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(getDashboardOverviewQuery(client));
};

/** Total value and earnings of the member's assets, with the investments' value over time. */
function OverviewFigures({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const { investments } = overview;
  return (
    <Card gap="lg">
      <TotalValue overview={overview} />
      {overview.recent_investments.length > 0 ? <InvestmentLine /> : null}
      <Grid min="sm">
        <Stat label={t.alternateHome.balances()} value={formats.won(overview.balances_value_krw)} />
        <Stat
          label={t.alternateHome.invested()}
          value={formats.token(investments.current_value)}
          unit={investments.token}
          note={t.common.krwApprox({ amount: formats.won(investments.current_value_krw) })}
        />
        <ChangeBadge
          label={t.alternateHome.earned()}
          amount={investments.earned}
          token={investments.token}
          percent={investments.return_percent}
        />
        <ThisMonth overview={overview} />
      </Grid>
      <MoreLink href="/mypage?tab=portfolio">{t.alternateHome.toPortfolio()}</MoreLink>
    </Card>
  );
}
