import { useListRewardHistory } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Section } from '../../../shared/Section.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { RewardActions } from './RewardActions.tsx';

type FailedRewardsProps = { memberId: string; operatorId: string };

/** Failed ones that are shown at once; more than these have a cause that no retry mends. */
const shownCount = 100;

/** A member's rewards whose payout was refused: why, and another try. */
export function FailedRewards({ memberId, operatorId }: FailedRewardsProps) {
  const t = useTranslations();
  const formats = useFormats();
  const rewards = useListRewardHistory(memberId, { state: 'failed', page_size: shownCount });
  const title = t.referralOperator.failedRewards();
  return (
    <Section title={title}>
      {rewards.isPending ? (
        <ListSkeleton />
      ) : !rewards.data ? (
        <LoadFailure query={rewards} />
      ) : rewards.data.count === 0 ? (
        <Text tone="muted">{t.referralOperator.noFailedRewards()}</Text>
      ) : (
        <Card padding="sm">
          <Table
            caption={title}
            captionHidden
            rowKey={({ id }) => id}
            rows={rewards.data.results}
            columns={[
              {
                id: 'reason',
                header: t.referral.reward(),
                rowHeader: true,
                cell: ({ reason }) => reason,
              },
              {
                id: 'why',
                header: t.referralOperator.reason(),
                cell: ({ state_reason: why }) => why ?? '–',
              },
              {
                id: 'amount',
                header: t.referral.amount(),
                numeric: true,
                cell: ({ amount, token }) => formats.token(amount, token),
              },
              {
                id: 'actions',
                header: t.referralOperator.actions(),
                cell: (reward) => <RewardActions reward={reward} operatorId={operatorId} />,
              },
            ]}
          />
        </Card>
      )}
    </Section>
  );
}
