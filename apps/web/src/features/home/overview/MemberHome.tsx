import type { DashboardOverview } from '@gli/sdk';
import { useGetDashboardOverview } from '@gli/sdk/react';
import type { SessionUser } from '@gli/session';
import {
  Container,
  PageHeader,
  QueryContainer,
  QueryContent,
  QueryError,
  Section,
  SectionErrorBoundary,
  Split,
  Stack,
} from '@gli/ui';
import type { ReactNode } from 'react';
import { useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { RecentTiles, WatchedTiles } from '../../watchlist/index.ts';
import { NoticeSection } from '../notices/NoticeSection.tsx';
import { Balances } from './Balances.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { PaidStay } from './PaidStay.tsx';
import { PendingWrites } from './PendingWrites.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';
import { TaskCard } from './TaskCard.tsx';
import { ValueCard } from './ValueCard.tsx';

/** Wider column for the value than for the tasks. */
const top = { '--columns': 'minmax(0, 1.6fr) minmax(0, 1fr)' };

/**
 * The member's home: total value, next steps, what they continue, notifications and balances. `/` and `/home` show it.
 * Decision 1
 *
 * @param children shown below once the overview has loaded or failed, so that nothing moves
 */
export function MemberHome({ children }: { children?: ReactNode }) {
  const t = useTranslations();
  const member = useMember();
  const overview = useGetDashboardOverview({}, { query: { enabled: member !== null } });
  if (member === null) return null;
  return (
    <Container gap="xl">
      <Stack gap="md">
        <PageHeader title={t.alternateHome.heading({ name: member.name })} />
        <SectionErrorBoundary>
          <PendingWrites />
        </SectionErrorBoundary>
        <QueryContent query={overview} loading={<OverviewSkeleton />}>
          {(data) => (
            <Stack gap="lg" aria-busy={overview.isFetching}>
              {overview.isError ? <QueryError query={overview} /> : null}
              <Overview overview={data} member={member} />
            </Stack>
          )}
        </QueryContent>
      </Stack>
      {overview.isPending ? null : children}
    </Container>
  );
}

function Overview({ overview, member }: { overview: DashboardOverview; member: SessionUser }) {
  const t = useTranslations();
  const isNew = hasOnlyStarted(overview);
  return (
    <QueryContainer>
      <Stack gap="xl">
        <Split from="container" gap="page" css={top}>
          <ValueCard overview={overview} isNew={isNew} />
          <Stack gap="xl">
            <Section title={t.alternateHome.tasks()}>
              <TaskCard tasks={overview.tasks} />
            </Section>
            <SectionErrorBoundary>
              <OpenOrders />
            </SectionErrorBoundary>
          </Stack>
        </Split>
        <SectionErrorBoundary>
          <RecentTiles />
        </SectionErrorBoundary>
        <SectionErrorBoundary>
          <WatchedTiles />
        </SectionErrorBoundary>
        <Split from="container" gap="page">
          <Stack gap="xl">
            <NoticeSection memberId={member.id} overview={overview} />
            {overview.recent_investments.length > 0 ? (
              <SectionErrorBoundary>
                <PaidStay />
              </SectionErrorBoundary>
            ) : null}
          </Stack>
          <Stack gap="xl">
            <SectionErrorBoundary>
              <Balances balances={overview.balances} />
            </SectionErrorBoundary>
            {isNew ? null : <RecentTransactions transactions={overview.recent_transactions} />}
          </Stack>
        </Split>
      </Stack>
    </QueryContainer>
  );
}

/** True if a member has not used their tokens yet, so that all earnings would be zero. */
const hasOnlyStarted = ({
  recent_investments: investments,
  recent_transactions: transactions,
}: DashboardOverview): boolean =>
  investments.length === 0 && transactions.every(({ type }) => type === 'deposit');
