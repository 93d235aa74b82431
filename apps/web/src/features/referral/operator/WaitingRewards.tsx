import type { ReferralReward } from '@gli/sdk';
import { useListPendingRewards } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Pagination } from '../../../shared/Pagination.tsx';
import { Section } from '../../../shared/Section.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { pageSize } from '../referral-address.ts';
import { PendingTable } from '../rewards/PendingTable.tsx';
import { RewardActions } from './RewardActions.tsx';

type WaitingRewardsProps = { memberId: string; operatorId: string };

/** A member's pending rewards, each to be paid or cancelled. */
export function WaitingRewards({ memberId, operatorId }: WaitingRewardsProps) {
  const t = useTranslations();
  const [page, setPage] = useState(1);
  const rewards = useListPendingRewards(
    memberId,
    { page, page_size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  const title = t.referralOperator.pendingRewards();
  const actions = (reward: ReferralReward) => <RewardActions reward={reward} operatorId={operatorId} />;
  return (
    <Section title={title}>
      {rewards.isPending ? (
        <ListSkeleton />
      ) : !rewards.data ? (
        <LoadFailure query={rewards} />
      ) : rewards.data.count === 0 ? (
        <Text tone="muted">{t.referralOperator.noPendingRewards()}</Text>
      ) : (
        <Card padding="sm">
          <Stack gap="md" aria-busy={rewards.isFetching}>
            <PendingTable
              rewards={rewards.data.results}
              caption={title}
              actions={{ id: 'actions', header: t.referralOperator.actions(), cell: actions }}
            />
            <Pagination
              label={title}
              page={page}
              pages={Math.ceil(rewards.data.count / pageSize)}
              onPage={setPage}
            />
          </Stack>
        </Card>
      )}
    </Section>
  );
}
