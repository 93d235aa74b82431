import { useListPendingRewards, useListRewardHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { useSearchParams } from 'wouter';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { oneOf } from '../../../shared/search-params.ts';
import { ListFilters, optionsOf } from '../ListFilters.tsx';
import { NothingYet, PagedList } from '../PagedList.tsx';
import { historyQueryOf, pageQueryOf, rewardEvents, rewardLists, rewardStates } from '../referral-address.ts';
import { RewardFigures } from './RewardFigures.tsx';
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
  const rewards = useListPendingRewards(memberId, pageQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
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
  const rewards = useListRewardHistory(memberId, historyQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <>
      <ListFilters
        filters={[
          {
            name: 'state',
            label: t.referral.state(),
            none: t.referral.all(),
            options: optionsOf(rewardStates, t.referral.states),
          },
          {
            name: 'event',
            label: t.referral.event(),
            none: t.referral.all(),
            options: optionsOf(rewardEvents, t.referral.events),
          },
        ]}
      />
      <PagedList
        query={rewards}
        label={t.referral.historyList()}
        filters={['state', 'event']}
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
