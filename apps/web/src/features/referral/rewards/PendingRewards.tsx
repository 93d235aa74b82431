import { useListPendingRewards } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { useSearchParams } from 'wouter';
import { useTranslations } from '../../../i18n/translations.ts';
import { NothingYet } from '../NothingYet.tsx';
import { PagedList } from '../PagedList.tsx';
import { pageQueryOf } from '../referral-address.ts';
import { PendingTable } from './PendingTable.tsx';

/** Rewards that are earned and not paid yet. */
export function PendingRewards({ memberId }: { memberId: string }) {
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
