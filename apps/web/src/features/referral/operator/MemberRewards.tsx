import type { GliError, Referral, ReferralReward } from '@gli/sdk';
import {
  useGetMemberProfile,
  useListPendingRewards,
  useListReferralHistory,
  useListRewardHistory,
} from '@gli/sdk/react';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { BackLink } from '../../../shared/page/BackLink.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { Pagination } from '../../../shared/page/Pagination.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { withParams } from '../../../shared/search-params.ts';
import { ListSkeleton } from '../ReferralList.tsx';
import { PAGE_SIZE } from '../referral-address.ts';
import { PendingTable, type RewardColumn, RewardTable, useRewardColumns } from '../rewards/RewardTables.tsx';
import { BatchCard } from './BatchCard.tsx';
import { GrantRewardDialog } from './GrantRewardDialog.tsx';
import { RewardActions } from './RewardActions.tsx';

type Ids = { memberId: string; operatorId: string };

/** One member's rewards (`?member=`): paid together or one by one, failed ones again, missed ones granted. */
export function MemberRewards(ids: Ids) {
  const { memberId } = ids;
  const t = useTranslations();
  const [search] = useSearchParams();
  const profile = useGetMemberProfile({ id: memberId });
  return (
    <Stack gap="lg">
      <BackLink href={`/referral?${withParams(search, { member: null })}`}>
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

/** Rewards that are paid or canceled one by one. */
function PendingRewards({ memberId, operatorId }: Ids) {
  const t = useTranslations();
  const [page, setPage] = useState(1);
  const rewards = useListPendingRewards(
    { id: memberId, page, page_size: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  const title = t.referralOperator.pendingRewards();
  const actions = useActionsColumn(operatorId);
  return (
    <MemberList
      title={title}
      query={rewards}
      none={t.referralOperator.noPendingRewards()}
      page={page}
      onPage={setPage}
    >
      {(rows) => <PendingTable rewards={rows} caption={title} actions={actions} />}
    </MemberList>
  );
}

/** Failed rewards that are shown; more than these have a cause that no retry fixes. */
const FAILED_MAX_COUNT = 100;

/** Rewards whose payout was refused: the reason, and a retry. */
function FailedRewards({ memberId, operatorId }: Ids) {
  const t = useTranslations();
  const rewards = useListRewardHistory({ id: memberId, status: 'failed', page_size: FAILED_MAX_COUNT });
  const title = t.referralOperator.failedRewards();
  const { reason, amount } = useRewardColumns();
  const failure: RewardColumn = {
    header: t.referralOperator.reason(),
    cell: ({ status_reason }) => status_reason ?? '–',
  };
  const actions = useActionsColumn(operatorId);
  return (
    <MemberList title={title} query={rewards} none={t.referralOperator.noFailedRewards()}>
      {(rows) => <RewardTable caption={title} rewards={rows} columns={[reason, failure, amount, actions]} />}
    </MemberList>
  );
}

function useActionsColumn(operatorId: string): RewardColumn {
  const t = useTranslations();
  return {
    header: t.referralOperator.actions(),
    cell: (reward: ReferralReward) => <RewardActions reward={reward} operatorId={operatorId} />,
  };
}

/** Members whom this one invited; a reward that was not granted automatically is granted here. */
function MemberReferrals({ memberId, operatorId }: Ids) {
  const t = useTranslations();
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const [granting, setGranting] = useState<Referral | null>(null);
  const referrals = useListReferralHistory(
    { id: memberId, page, page_size: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  const title = t.referralOperator.referrals();
  return (
    <>
      <MemberList
        title={title}
        query={referrals}
        none={t.referralOperator.noReferrals()}
        page={page}
        onPage={setPage}
      >
        {(rows) => (
          <Table
            caption={title}
            rowKey={({ id }) => id}
            rows={rows}
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
        )}
      </MemberList>
      {granting ? (
        <GrantRewardDialog referral={granting} operatorId={operatorId} onClose={() => setGranting(null)} />
      ) : null}
    </>
  );
}

type MemberListProps<Row> = {
  title: string;
  query: UseQueryResult<{ count: number; results: Row[] }, GliError>;
  /** Shown when there is none. */
  none: string;
  page?: number;
  onPage?: (page: number) => void;
  children: (rows: Row[]) => ReactNode;
};

/** A list of a member, in a section. Its page is not in the address, which has one `page` for three lists. */
function MemberList<Row>({ title, query, none, page = 1, onPage, children }: MemberListProps<Row>) {
  const list = query.data;
  return (
    <Section title={title}>
      {query.isPending ? (
        <ListSkeleton />
      ) : !list ? (
        <LoadFailure query={query} />
      ) : list.count === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <Card padding="sm">
          <Stack gap="md" aria-busy={query.isFetching}>
            {children(list.results)}
            {onPage ? (
              <Pagination
                label={title}
                page={page}
                pages={Math.ceil(list.count / PAGE_SIZE)}
                onPage={onPage}
              />
            ) : null}
          </Stack>
        </Card>
      )}
    </Section>
  );
}
