import { useListPendingRewards } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { Link, useSearchParams } from 'wouter';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Stack } from '../../../design/Layout.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { useWords } from '../../../i18n/words.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { ListPages } from '../ListPages.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { NothingListed } from '../NothingListed.tsx';
import { pageQueryOf } from '../referral-address.ts';
import { PendingTable } from './PendingTable.tsx';

/** Rewards that are earned and not paid yet. */
export function PendingRewards({ memberId }: { memberId: string }) {
  const words = useWords();
  const [search] = useSearchParams();
  const rewards = useListPendingRewards(memberId, pageQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  if (rewards.isPending) return <ListSkeleton />;
  if (!rewards.data) return <LoadFailure query={rewards} />;
  const { count, results } = rewards.data;
  if (results.length === 0) {
    return (
      <NothingListed count={count} filters={[]}>
        <EmptyState
          icon={<Gift />}
          title={words.referral.noPending()}
          description={words.referral.noPendingText()}
          action={
            <Link href="/referral" asChild>
              <LinkButton>{words.referral.toShare()}</LinkButton>
            </Link>
          }
        />
      </NothingListed>
    );
  }
  return (
    <Stack gap="md" aria-busy={rewards.isFetching}>
      {rewards.isError ? <LoadFailure query={rewards} /> : null}
      <PendingTable rewards={results} caption={words.referral.pendingList()} />
      <ListPages label={words.referral.pendingList()} count={count} />
    </Stack>
  );
}
