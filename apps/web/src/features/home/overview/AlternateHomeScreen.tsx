import type { DashboardOverview } from '@gli/sdk';
import { useGetDashboardOverview, useGetDashboardOverviewQueryOptions } from '@gli/sdk/react';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { PageHead } from '../../../shared/PageHead.tsx';
import { useMember } from '../../../shared/use-member.ts';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { Balances } from './Balances.tsx';
import { Notices } from './Notices.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Columns, Frame } from './overview.styles.ts';
import { Payouts } from './Payouts.tsx';
import { RecentInvestments } from './RecentInvestments.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';
import { Tasks } from './Tasks.tsx';

/** The members' home: what they own, what awaits them, what is new. Decision 1 */
export default function AlternateHomeScreen() {
  const t = useTranslations();
  const member = useMember();
  const overview = useGetDashboardOverview();
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
  return (
    <Frame>
      <Stack gap="xl">
        <OverviewFigures overview={overview} />
        <Columns>
          <Tasks tasks={overview.tasks} />
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

export function Prefetch() {
  usePrefetch(useGetDashboardOverviewQueryOptions());
  return null;
}
