import type { DashboardOverview } from '@gli/sdk';
import { useGetDashboardOverview } from '@gli/sdk/react';
import { Card, LoadingRegion, Stack, Text, TextLink } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { LoadFailure, LoadingFigures, LoadingRows, Note, Section, useMember } from '@/shared';
import { investmentPath } from './overview/Entry.tsx';
import { Columns, Frame } from './overview/overview.styles.ts';
import { TaskCard } from './overview/TaskCard.tsx';
import { ThisMonth, TotalValue } from './overview/ValueFigures.tsx';

/** Max tasks on the first page. The members' home has all of them. */
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
      {overview.isError ? <LoadFailure query={overview} /> : null}
      {overview.data ? <Summary overview={overview.data} /> : overview.isPending ? <SummarySkeleton /> : null}
    </Section>
  );
}

function Summary({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const [payout] = overview.upcoming_payouts;
  return (
    <Frame>
      <Columns>
        <TaskCard tasks={overview.tasks} maximum={TASKS_MAX_COUNT} />
        <Card>
          <Stack gap="lg">
            <TotalValue overview={overview} />
            <ThisMonth overview={overview} />
            {payout ? (
              <Stack gap="xs">
                <Note weight="medium">{t.alternateHome.nextPayout()}</Note>
                <Text>
                  <TextLink href={investmentPath(payout.investment_id)}>{payout.asset_name}</TextLink>
                </Text>
                <Text size="sm" numeric>
                  {formats.day(payout.pays_on)} · {formats.token(payout.amount, payout.token)}
                </Text>
              </Stack>
            ) : null}
          </Stack>
        </Card>
      </Columns>
    </Frame>
  );
}

function SummarySkeleton() {
  return (
    <LoadingRegion>
      <Frame>
        <Columns>
          <Card>
            <LoadingRows count={TASKS_MAX_COUNT} />
          </Card>
          <Card>
            <Stack gap="lg">
              <LoadingFigures count={1} />
              <LoadingFigures count={1} />
            </Stack>
          </Card>
        </Columns>
      </Frame>
    </LoadingRegion>
  );
}
