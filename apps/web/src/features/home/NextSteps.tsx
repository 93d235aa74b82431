import type { DashboardOverview } from '@gli/sdk';
import { useGetDashboardOverview } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { Link } from 'wouter';
import { Card } from '../../design/display/Card.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { StatFigure } from '../../design/display/StatFigure.tsx';
import { Text, TextLink } from '../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { Section } from '../../shared/Section.tsx';
import { useMember } from '../../shared/use-member.ts';
import { Columns, Frame } from './overview/overview.styles.ts';
import { TaskCard } from './overview/TaskCard.tsx';

/** Tasks on the first page; the members' home has all. */
const mostTasks = 3;

/** What awaits a member: the next tasks (identity, orders to pay, …), this month and the next payout. */
export function NextSteps() {
  const t = useTranslations();
  const member = useMember();
  const overview = useGetDashboardOverview({ query: { enabled: member !== null } });
  if (member === null) return null;
  return (
    <Section
      title={t.alternateHome.awaiting({ name: member.name })}
      action={
        <Link href="/home" asChild>
          <TextLink>{t.alternateHome.toMyHome()}</TextLink>
        </Link>
      }
    >
      {overview.isError ? <LoadFailure query={overview} /> : null}
      {overview.data ? <Summary overview={overview.data} /> : overview.isPending ? <Pending /> : null}
    </Section>
  );
}

function Summary({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const { this_month: month, upcoming_payouts: payouts } = overview;
  const [payout] = payouts;
  return (
    <Frame>
      <Columns>
        <TaskCard tasks={overview.tasks} most={mostTasks} />
        <Card>
          <Stack gap="lg">
            <StatFigure
              label={t.alternateHome.totalValue()}
              value={formats.won(overview.total_value_krw)}
              size="lg"
            />
            <StatFigure
              label={t.alternateHome.thisMonth()}
              value={formats.gain(month.change)}
              unit={month.token}
              note={{ text: formats.percent(month.change_percent), trend: trendOf(month.change) }}
            />
            {payout ? (
              <Stack gap="xs">
                <Text size="sm" tone="muted" weight="medium">
                  {t.alternateHome.nextPayout()}
                </Text>
                <Text>
                  <Link
                    href={`/mypage?tab=portfolio&investment=${encodeURIComponent(payout.investment_id)}`}
                    asChild
                  >
                    <TextLink>{payout.asset_name}</TextLink>
                  </Link>
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

function trendOf(amount: string): 'up' | 'down' | 'flat' {
  if (decimal.isZero(amount)) return 'flat';
  return decimal.isNegative(amount) ? 'down' : 'up';
}

function Pending() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Frame>
        <Columns>
          <Skeleton shape="block" css={{ height: '16rem' }} />
          <Skeleton shape="block" css={{ height: '16rem' }} />
        </Columns>
      </Frame>
    </LoadingRegion>
  );
}
