import { useListRewardHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { useSearchParams } from 'wouter';
import { useWords } from '../../../i18n/words.ts';
import { ListFilters } from '../ListFilters.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { PagedList } from '../PagedList.tsx';
import { historyQueryOf, rewardEvents, rewardStates } from '../referral-address.ts';
import { HistoryTable } from './HistoryTable.tsx';

/** Every reward that was ever granted, by state and event of the address. */
export function RewardHistory({ memberId }: { memberId: string }) {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <ListFilters
        search={search}
        onChange={(next) => setSearch(next)}
        filters={[
          {
            name: 'state',
            label: words.referral.state(),
            none: words.referral.all(),
            options: rewardStates.map((value) => ({ value, label: words.referral.states[value]() })),
          },
          {
            name: 'event',
            label: words.referral.event(),
            none: words.referral.all(),
            options: rewardEvents.map((value) => ({ value, label: words.referral.events[value]() })),
          },
        ]}
      />
      <History memberId={memberId} />
    </>
  );
}

function History({ memberId }: { memberId: string }) {
  const words = useWords();
  const [search] = useSearchParams();
  const rewards = useListRewardHistory(memberId, historyQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <PagedList
      query={rewards}
      label={words.referral.historyList()}
      filters={['state', 'event']}
      none={
        <NothingYet
          icon={<Gift />}
          title={words.referral.noHistory()}
          description={words.referral.noHistoryText()}
        />
      }
    >
      {(rows) => <HistoryTable rewards={rows} />}
    </PagedList>
  );
}
