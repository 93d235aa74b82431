import { useGetRewardStats, useListPendingRewards, useListRewardHistory } from '@gli/sdk/react';
import {
  BlocksSkeleton,
  Card,
  Grid,
  LinkButton,
  parseEnum,
  QueryError,
  ResourceList,
  SegmentedControl,
  Stack,
  Stat,
} from '@gli/ui';
import { Gift } from '@gli/ui/icons';
import { useSearchParams } from 'wouter';
import { keepPage } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import {
  getRewardFilters,
  PAGE_SIZE,
  rewardLists,
  toHistoryQuery,
  toPageQuery,
} from '../referral-address.ts';
import { useHistoryColumns, usePendingColumns } from './reward-columns.tsx';

/** Earned and pending rewards, and the full history. Spec §7 Referrals */
export function Rewards({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const list = parseEnum(rewardLists, search.get('list')) ?? 'pending';
  return (
    <Stack gap="lg">
      <RewardFigures memberId={memberId} />
      <Card padding="sm" gap="md">
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
      </Card>
    </Stack>
  );
}

function PendingRewards({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const columns = usePendingColumns();
  const rewards = useListPendingRewards({ id: memberId, ...toPageQuery(search) }, keepPage);
  return (
    <ResourceList
      label={t.referral.pendingList()}
      query={rewards}
      pageSize={PAGE_SIZE}
      empty={{
        icon: <Gift />,
        title: t.referral.noPending(),
        description: t.referral.noPendingText(),
        action: <LinkButton href="/referral">{t.referral.toShare()}</LinkButton>,
      }}
      getKey={({ id }) => id}
      getTime={({ created_at }) => created_at}
      columns={columns}
    />
  );
}

function History({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const columns = useHistoryColumns();
  const rewards = useListRewardHistory({ id: memberId, ...toHistoryQuery(search) }, keepPage);
  return (
    <ResourceList
      label={t.referral.historyList()}
      query={rewards}
      pageSize={PAGE_SIZE}
      filters={getRewardFilters(t)}
      empty={{
        icon: <Gift />,
        title: t.referral.noHistory(),
        description: t.referral.noHistoryText(),
        action: <LinkButton href="/referral">{t.referral.toShare()}</LinkButton>,
      }}
      getKey={({ id }) => id}
      getTime={({ processed_at, created_at }) => processed_at ?? created_at}
      columns={columns}
    />
  );
}

/** Paid and pending amounts, the next payout, and the remaining monthly cap. */
function RewardFigures({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const stats = useGetRewardStats({ id: memberId });
  if (stats.isPending) return <BlocksSkeleton framed count={1} />;
  if (!stats.data) return <QueryError query={stats} />;
  const { data } = stats;
  return (
    <Card>
      <Grid min="sm">
        <Stat
          label={t.referral.totalRewards()}
          value={formats.token(data.total_amount)}
          unit={data.token}
          note={t.referral.paidCount({ count: formats.integer(data.paid_count) })}
        />
        <Stat
          label={t.referral.pendingAmount()}
          value={formats.token(data.pending_amount)}
          unit={data.token}
          note={t.referral.pendingCount({ count: formats.integer(data.pending_count) })}
        />
        <Stat
          label={t.referral.nextPayout()}
          value={data.next_payout_at === null ? t.referral.noPayout() : formats.day(data.next_payout_at)}
        />
        <Stat
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
