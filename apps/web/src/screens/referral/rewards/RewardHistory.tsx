import { useListRewardHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { Link, useSearchParams } from 'wouter';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Stack } from '../../../design/Layout.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { useWords } from '../../../i18n/words.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { ListFilters } from '../ListFilters.tsx';
import { ListPages } from '../ListPages.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { NothingListed } from '../NothingListed.tsx';
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
  if (rewards.isPending) return <ListSkeleton />;
  if (!rewards.data) return <LoadFailure query={rewards} />;
  const { count, results } = rewards.data;
  if (results.length === 0) {
    return (
      <NothingListed count={count} filters={['state', 'event']}>
        <EmptyState
          icon={<Gift />}
          title={words.referral.noHistory()}
          description={words.referral.noHistoryText()}
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
      <HistoryTable rewards={results} />
      <ListPages label={words.referral.historyList()} count={count} />
    </Stack>
  );
}
