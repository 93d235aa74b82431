import type { GliError, Referral, ReferralReward } from '@gli/sdk';
import {
  useGetMemberProfile,
  useListPendingRewards,
  useListReferralHistory,
  useListRewardHistory,
} from '@gli/sdk/react';
import {
  BackLink,
  Button,
  Card,
  Heading,
  Inline,
  type ListPage,
  Note,
  ResourceList,
  Section,
  Stack,
  setParams,
  Text,
  translate,
} from '@gli/ui';
import { Gift, UserPlus } from '@gli/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { keepPage } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { PAGE_SIZE, toPageQuery } from '../referral-address.ts';
import { type RewardColumn, usePendingColumns, useRewardColumns } from '../rewards/reward-columns.tsx';
import { BatchCard } from './BatchCard.tsx';
import { GrantRewardDialog } from './GrantRewardDialog.tsx';
import { RewardActions } from './RewardActions.tsx';

type Ids = { memberId: string; operatorId: string };

/**
 * One member's rewards (`?member=`). They can be paid together or one by one, retried after a failure, or
 * granted if they were missed. Each list has its own page parameter in the URL.
 */
export function MemberRewards(ids: Ids) {
  const { memberId } = ids;
  const t = useTranslations();
  const [search] = useSearchParams();
  const profile = useGetMemberProfile({ id: memberId });
  return (
    <Stack gap="lg">
      <BackLink
        href={`/referral?${setParams(search, { member: null, pending: null, failed: null, referrals: null })}`}
      >
        {t.referralOperator.backToCodes()}
      </BackLink>
      <Stack gap="xs">
        <Heading as="h2">
          {t.referralOperator.memberHeading({ name: profile.data?.display_name ?? memberId })}
        </Heading>
        <Inline gap="sm">
          <Note>{t.referralOperator.memberId()}</Note>
          <Text size="sm" mono>
            {memberId}
          </Text>
        </Inline>
      </Stack>
      <BatchCard {...ids} />
      <PendingRewards {...ids} />
      <FailedRewards {...ids} />
      <MemberReferrals {...ids} />
    </Stack>
  );
}

/** Rewards that can be paid or canceled one by one. */
function PendingRewards({ memberId, operatorId }: Ids) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const columns = usePendingColumns();
  const rewards = useListPendingRewards({ id: memberId, ...toPageQuery(search, 'pending') }, keepPage);
  const actions = useActionsColumn(operatorId);
  return (
    <RewardList
      title={t.referralOperator.pendingRewards()}
      query={rewards}
      none={t.referralOperator.noPendingRewards()}
      pageParam="pending"
      columns={[...columns, actions]}
    />
  );
}

/** Rewards whose payout was rejected, with the reason and a retry. */
function FailedRewards({ memberId, operatorId }: Ids) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const rewards = useListRewardHistory(
    { id: memberId, status: 'failed', ...toPageQuery(search, 'failed') },
    keepPage,
  );
  const { reason, amount } = useRewardColumns();
  const failure: RewardColumn = {
    header: t.referralOperator.reason(),
    cell: ({ status_reason }) => status_reason ?? '–',
  };
  const actions = useActionsColumn(operatorId);
  return (
    <RewardList
      title={t.referralOperator.failedRewards()}
      query={rewards}
      none={t.referralOperator.noFailedRewards()}
      pageParam="failed"
      columns={[reason, failure, amount, actions]}
    />
  );
}

function useActionsColumn(operatorId: string): RewardColumn {
  const t = useTranslations();
  return {
    header: t.referralOperator.actions(),
    cell: (reward) => <RewardActions reward={reward} operatorId={operatorId} />,
  };
}

type RewardListProps = {
  title: string;
  query: UseQueryResult<ListPage<ReferralReward>, GliError>;
  none: string;
  pageParam: string;
  columns: readonly RewardColumn[];
};

/** A section with a list of rewards. Phones show cards, which have room for the buttons. */
function RewardList({ title, none, ...list }: RewardListProps) {
  return (
    <Section title={title}>
      <Card padding="sm">
        <ResourceList
          {...list}
          label={title}
          pageSize={PAGE_SIZE}
          empty={{ icon: <Gift />, title: none }}
          getKey={({ id }: ReferralReward) => id}
        />
      </Card>
    </Section>
  );
}

/** Members invited by this one. Rewards that were not granted automatically can be granted here. */
function MemberReferrals({ memberId, operatorId }: Ids) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  const [granting, setGranting] = useState<Referral | null>(null);
  const referrals = useListReferralHistory({ id: memberId, ...toPageQuery(search, 'referrals') }, keepPage);
  return (
    <Section title={t.referralOperator.referrals()}>
      <Card padding="sm">
        <ResourceList
          label={t.referralOperator.referrals()}
          query={referrals}
          pageSize={PAGE_SIZE}
          pageParam="referrals"
          empty={{ icon: <UserPlus />, title: t.referralOperator.noReferrals() }}
          getKey={({ id }) => id}
          columns={[
            { header: t.referral.friend(), name: ({ user }) => user.name },
            { header: t.referral.joined(), cell: ({ joined_at }) => formats.day(joined_at) },
            { header: t.referral.status(), cell: ({ status }) => translate(t.referral.statuses, status)() },
            { header: t.referral.rewards(), figure: ({ rewards, token }) => formats.token(rewards, token) },
            {
              header: t.referralOperator.actions(),
              cell: (referral) => (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t.referralOperator.grantFor({ name: referral.user.name })}
                  onClick={() => setGranting(referral)}
                >
                  {t.referralOperator.grant()}
                </Button>
              ),
            },
          ]}
        />
      </Card>
      {granting ? (
        <GrantRewardDialog referral={granting} operatorId={operatorId} onClose={() => setGranting(null)} />
      ) : null}
    </Section>
  );
}
