import { useListPendingRewards } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { useSearchParams } from 'wouter';
import { useWords } from '../../../i18n/words.ts';
import { NothingYet } from '../NothingYet.tsx';
import { PagedList } from '../PagedList.tsx';
import { pageQueryOf } from '../referral-address.ts';
import { PendingTable } from './PendingTable.tsx';

/** Rewards that are earned and not paid yet. */
export function PendingRewards({ memberId }: { memberId: string }) {
  const words = useWords();
  const [search] = useSearchParams();
  const rewards = useListPendingRewards(memberId, pageQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <PagedList
      query={rewards}
      label={words.referral.pendingList()}
      none={
        <NothingYet
          icon={<Gift />}
          title={words.referral.noPending()}
          description={words.referral.noPendingText()}
        />
      }
    >
      {(rows) => <PendingTable rewards={rows} caption={words.referral.pendingList()} />}
    </PagedList>
  );
}
