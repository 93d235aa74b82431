import type { DashboardOverview } from '@gli/sdk';
import { useGetDashboardOverview } from '@gli/sdk/react';
import {
  Card,
  CardBody,
  DividedList,
  Divider,
  LinkRow,
  LoadingRegion,
  QueryContainer,
  QueryError,
  RowsSkeleton,
  Section,
  Split,
  StatsSkeleton,
  TextLink,
} from '@gli/ui';
import { Coins } from '@gli/ui/icons';
import { useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { investmentPath } from './overview/MoreLink.tsx';
import { TaskCard } from './overview/TaskCard.tsx';
import { ThisMonth, TotalValue } from './overview/ValueFigures.tsx';

/** Max number of tasks on the first page. The members' home shows all of them. */
const TASKS_MAX_COUNT = 3;

/** A member's tasks (identity, orders to pay, …), this month's result and the next payout. */
export function NextSteps() {
  const t = useTranslations();
  const member = useMember();
  const overview = useGetDashboardOverview({}, { query: { enabled: member !== null } });
  if (member === null) return null;
  return (
    <Section
      title={t.alternateHome.awaiting({ name: member.name })}
      action={<TextLink href="/home">{t.alternateHome.toMyHome()}</TextLink>}
    >
      {overview.isError ? <QueryError query={overview} /> : null}
      {overview.data ? <Summary overview={overview.data} /> : overview.isPending ? <SummarySkeleton /> : null}
    </Section>
  );
}

function Summary({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const [payout] = overview.upcoming_payouts;
  return (
    <QueryContainer>
      <Split from="container" gap="page">
        <TaskCard tasks={overview.tasks} maximum={TASKS_MAX_COUNT} />
        <Card padding="none">
          <CardBody gap="lg">
            <TotalValue overview={overview} />
            <ThisMonth overview={overview} />
          </CardBody>
          {payout ? (
            <>
              <Divider />
              <DividedList>
                <LinkRow
                  href={investmentPath(payout.investment_id)}
                  icon={<Coins />}
                  title={payout.asset_name}
                  amount={formats.token(payout.amount, payout.token)}
                  note={`${t.alternateHome.nextPayout()} · ${formats.day(payout.pays_on)}`}
                />
              </DividedList>
            </>
          ) : null}
        </Card>
      </Split>
    </QueryContainer>
  );
}

function SummarySkeleton() {
  return (
    <LoadingRegion>
      <QueryContainer>
        <Split from="container" gap="page">
          <Card>
            <RowsSkeleton count={TASKS_MAX_COUNT} />
          </Card>
          <Card gap="lg">
            <StatsSkeleton count={1} />
            <StatsSkeleton count={1} />
          </Card>
        </Split>
      </QueryContainer>
    </LoadingRegion>
  );
}
