import { useGetRewardStats, useListPendingRewards, useListRewardHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { useSearchParams } from 'wouter';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { optionsOf } from '../../../shared/forms/options-of.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { oneOf } from '../../../shared/search-params.ts';
import { FiguresSkeleton } from '../FiguresSkeleton.tsx';
import { ListFilters, NothingYet, PagedList } from '../ReferralList.tsx';
import {
  historyQueryOf,
  pageQueryOf,
  rewardEvents,
  rewardLists,
  rewardStatuses,
} from '../referral-address.ts';
import { HistoryTable, PendingTable } from './RewardTables.tsx';

/** Rewards that are earned and pending, and the history of all. Spec §7 Referrals */
export function Rewards({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const list = oneOf(rewardLists, search.get('list')) ?? 'pending';
  return (
    <Stack gap="lg">
      <RewardFigures memberId={memberId} />
      <Card padding="sm">
        <Stack gap="md">
          <SegmentedControl
            label={t.referral.rewardLists()}
            value={list}
            onValueChange={(value) => setSearch({ tab: 'rewards', list: value })}
            options={[
              { value: 'pending', label: t.referral.pendingList() },
              { value: 'history', label: t.referral.historyList() },
            ]}
          />
          {list === 'pending' ? <PendingRewards memberId={memberId} /> : <History memberId={memberId} />}
        </Stack>
      </Card>
    </Stack>
  );
}

function PendingRewards({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const rewards = useListPendingRewards(
    { id: memberId, ...pageQueryOf(search) },
    {
      query: { placeholderData: keepPreviousData },
    },
  );
  return (
    <PagedList
      query={rewards}
      label={t.referral.pendingList()}
      none={
        <NothingYet icon={<Gift />} title={t.referral.noPending()} description={t.referral.noPendingText()} />
      }
    >
      {(rows) => <PendingTable rewards={rows} caption={t.referral.pendingList()} />}
    </PagedList>
  );
}

function History({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const rewards = useListRewardHistory(
    { id: memberId, ...historyQueryOf(search) },
    {
      query: { placeholderData: keepPreviousData },
    },
  );
  return (
    <>
      <ListFilters
        filters={[
          {
            name: 'status',
            label: t.referral.state(),
            options: optionsOf(rewardStatuses, t.referral.states),
          },
          {
            name: 'event',
            label: t.referral.event(),
            options: optionsOf(rewardEvents, t.referral.events),
          },
        ]}
      />
      <PagedList
        query={rewards}
        label={t.referral.historyList()}
        filters={['status', 'event']}
        none={
          <NothingYet
            icon={<Gift />}
            title={t.referral.noHistory()}
            description={t.referral.noHistoryText()}
          />
        }
      >
        {(rows) => <HistoryTable rewards={rows} />}
      </PagedList>
    </>
  );
}

/** Paid and pending amounts, the next payout, and what is left of the monthly cap. */
function RewardFigures({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const stats = useGetRewardStats({ id: memberId });
  if (stats.isPending) return <FiguresSkeleton />;
  if (!stats.data) return <LoadFailure query={stats} />;
  const { data } = stats;
  const note = (text: string) => ({ text, trend: 'flat' as const });
  return (
    <Card>
      <Grid min="sm">
        <StatFigure
          label={t.referral.totalRewards()}
          value={formats.token(data.total_amount)}
          unit={data.token}
          note={note(t.referral.paidCount({ count: formats.integer(data.paid_count) }))}
        />
        <StatFigure
          label={t.referral.pendingAmount()}
          value={formats.token(data.pending_amount)}
          unit={data.token}
          note={note(t.referral.pendingCount({ count: formats.integer(data.pending_count) }))}
        />
        <StatFigure
          label={t.referral.nextPayout()}
          value={data.next_payout_at === null ? t.referral.noPayout() : formats.day(data.next_payout_at)}
        />
        <StatFigure
          label={t.referral.capLeft()}
          value={
            data.monthly_cap_remaining === null
              ? t.referral.noCap()
              : formats.token(data.monthly_cap_remaining)
          }
          unit={data.monthly_cap_remaining === null ? undefined : data.token}
        />
      </Grid>
    </Card>
  );
}
