import { useListRewardHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { useSearchParams } from 'wouter';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListFilters } from '../ListFilters.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { PagedList } from '../PagedList.tsx';
import { historyQueryOf, rewardEvents, rewardStates } from '../referral-address.ts';
import { HistoryTable } from './HistoryTable.tsx';

/** Every reward that was ever granted, by state and event of the address. */
export function RewardHistory({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <ListFilters
        search={search}
        onChange={(next) => setSearch(next)}
        filters={[
          {
            name: 'state',
            label: t.referral.state(),
            none: t.referral.all(),
            options: rewardStates.map((value) => ({ value, label: t.referral.states[value]() })),
          },
          {
            name: 'event',
            label: t.referral.event(),
            none: t.referral.all(),
            options: rewardEvents.map((value) => ({ value, label: t.referral.events[value]() })),
          },
        ]}
      />
      <History memberId={memberId} />
    </>
  );
}

function History({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const rewards = useListRewardHistory(memberId, historyQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <PagedList
      query={rewards}
      label={t.referral.historyList()}
      filters={['state', 'event']}
      none={
        <NothingYet icon={<Gift />} title={t.referral.noHistory()} description={t.referral.noHistoryText()} />
      }
    >
      {(rows) => <HistoryTable rewards={rows} />}
    </PagedList>
  );
}
