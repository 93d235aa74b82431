import type { DashboardOverview } from '@gli/sdk';
import { getDashboardOverviewQuery, useGetDashboardOverview } from '@gli/sdk/react';
import { useEffect } from 'react';
import { Card } from '../../../design/display/Card.tsx';
import { Container, Grid, Stack } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { later } from '../../../shared/loading/later.tsx';
import type { Prefetch } from '../../../shared/loading/prefetch.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingFigures, LoadingRows } from '../../../shared/page/LoadingShapes.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { MoreLink } from './Entry.tsx';
import { Payouts, RecentInvestments } from './Investments.tsx';
import { Notices } from './Notices.tsx';
import { Columns, Frame } from './overview.styles.ts';
import { hasOnlyStarted, StartingTokens } from './StartingTokens.tsx';
import { TaskCard } from './TaskCard.tsx';
import { Gain, ThisMonth, TotalValue } from './ValueFigures.tsx';

export { dataLayer } from '../../../shared/data/DataProvider.tsx';

// Below the figures and the tasks: they come while the overview is read.
const OpenOrders = later(async () => (await import('./OpenOrders.tsx')).OpenOrders, <PartSkeleton />);
const Balances = later(async () => (await import('./TokenTables.tsx')).Balances, <PartSkeleton />);
const RecentTransactions = later(
  async () => (await import('./TokenTables.tsx')).RecentTransactions,
  <PartSkeleton />,
);
const laterParts = [OpenOrders, Balances, RecentTransactions];

/** The members' home: what they own, their next steps, the latest notices. Decision 1 */
export default function AlternateHomeScreen() {
  const t = useTranslations();
  const member = useMember();
  const overview = useGetDashboardOverview();
  useEffect(() => {
    for (const { load } of laterParts) load();
  }, []);
  return (
    <Container>
      <Stack gap="lg">
        <PageHead
          title={member ? t.alternateHome.heading({ name: member.name }) : t.places['alternate-home']()}
          lead={t.alternateHome.lead()}
        />
        {overview.data ? (
          <Stack gap="lg" aria-busy={overview.isFetching}>
            {overview.isError ? <LoadFailure query={overview} /> : null}
            <Overview overview={overview.data} />
          </Stack>
        ) : overview.isPending ? (
          <OverviewSkeleton />
        ) : (
          <LoadFailure query={overview} />
        )}
      </Stack>
    </Container>
  );
}

function Overview({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const isNew = hasOnlyStarted(overview);
  return (
    <Frame>
      <Stack gap="xl">
        {isNew ? null : <OverviewFigures overview={overview} />}
        <Columns>
          <Section title={t.alternateHome.tasks()}>
            <TaskCard tasks={overview.tasks} />
          </Section>
          {isNew ? <StartingTokens overview={overview} /> : null}
          <Notices notices={overview.notices} unread={overview.unread_notice_count} />
          <Payouts payouts={overview.upcoming_payouts} />
          <OpenOrders />
          <Balances balances={overview.balances} />
          <RecentInvestments investments={overview.recent_investments} />
        </Columns>
        <RecentTransactions transactions={overview.recent_transactions} />
      </Stack>
    </Frame>
  );
}

function OverviewSkeleton() {
  const { alternateHome: t } = useTranslations();
  const parts = [
    [t.tasks(), 2],
    [t.notices(), 2],
    [t.payouts(), 2],
    [t.openOrders(), 2],
    [t.tokens(), 4],
    [t.recentInvestments(), 4],
  ] as const;
  return (
    <LoadingRegion>
      <Frame>
        <Stack gap="xl">
          <Card>
            <Stack gap="lg">
              <LoadingFigures count={1} />
              <LoadingFigures count={4} />
              <Skeleton width="third" />
            </Stack>
          </Card>
          <Columns>
            {parts.map(([title, rows]) => (
              <Section key={title} title={title}>
                <Card>
                  <LoadingRows count={rows} />
                </Card>
              </Section>
            ))}
          </Columns>
        </Stack>
      </Frame>
    </LoadingRegion>
  );
}

function PartSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton width="third" />
      <Card>
        <LoadingRows count={3} />
      </Card>
    </Stack>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(getDashboardOverviewQuery(client));
};

/** The value of what the member owns on the platform, and its earnings. */
function OverviewFigures({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const { investments } = overview;
  return (
    <Card>
      <Stack gap="lg">
        <TotalValue overview={overview} />
        <Grid min="sm">
          <StatFigure label={t.alternateHome.balances()} value={formats.won(overview.balances_value_krw)} />
          <StatFigure
            label={t.alternateHome.invested()}
            value={formats.token(investments.current_value)}
            unit={investments.token}
            note={{
              text: t.common.krwApprox({ amount: formats.won(investments.current_value_krw) }),
              trend: 'flat',
            }}
          />
          <Gain
            label={t.alternateHome.earned()}
            amount={investments.earned}
            token={investments.token}
            percent={investments.return_percent}
          />
          <ThisMonth overview={overview} />
        </Grid>
        <MoreLink href="/mypage?tab=portfolio">{t.alternateHome.toPortfolio()}</MoreLink>
      </Stack>
    </Card>
  );
}
