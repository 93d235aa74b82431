import type { Referral } from '@gli/sdk';
import { useListReferralHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Pagination } from '../../../shared/Pagination.tsx';
import { Section } from '../../../shared/Section.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { pageSize } from '../referral-address.ts';
import { GrantRewardDialog } from './GrantRewardDialog.tsx';

type MemberReferralsProps = { memberId: string; operatorId: string };

/** Whom a member invited; where automatic granting missed a reward, it can be granted here. */
export function MemberReferrals({ memberId, operatorId }: MemberReferralsProps) {
  const t = useTranslations();
  const [page, setPage] = useState(1);
  const [granting, setGranting] = useState<Referral | null>(null);
  const referrals = useListReferralHistory(
    memberId,
    { page, page_size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  const title = t.referralOperator.referrals();
  return (
    <Section title={title}>
      {referrals.isPending ? (
        <ListSkeleton />
      ) : !referrals.data ? (
        <LoadFailure query={referrals} />
      ) : referrals.data.count === 0 ? (
        <Text tone="muted">{t.referralOperator.noReferrals()}</Text>
      ) : (
        <Card padding="sm">
          <Stack gap="md" aria-busy={referrals.isFetching}>
            <ReferralsTable caption={title} referrals={referrals.data.results} onGrant={setGranting} />
            <Pagination
              label={title}
              page={page}
              pages={Math.ceil(referrals.data.count / pageSize)}
              onPage={setPage}
            />
          </Stack>
        </Card>
      )}
      {granting ? (
        <GrantRewardDialog referral={granting} operatorId={operatorId} onClose={() => setGranting(null)} />
      ) : null}
    </Section>
  );
}

type ReferralsTableProps = {
  caption: string;
  referrals: readonly Referral[];
  onGrant: (referral: Referral) => void;
};

function ReferralsTable({ caption, referrals, onGrant }: ReferralsTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Table
      caption={caption}
      captionHidden
      rowKey={({ id }) => id}
      rows={referrals}
      columns={[
        { id: 'user', header: t.referral.friend(), rowHeader: true, cell: ({ user }) => user.name },
        { id: 'joined', header: t.referral.joined(), cell: ({ joined_at }) => formats.day(joined_at) },
        {
          id: 'status',
          header: t.referral.status(),
          cell: ({ status }) => translate(t.referral.statuses, status)(),
        },
        {
          id: 'rewards',
          header: t.referral.rewards(),
          numeric: true,
          cell: ({ rewards, token }) => formats.token(rewards, token),
        },
        {
          id: 'actions',
          header: t.referralOperator.actions(),
          cell: (referral) => (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t.referralOperator.grantFor({ name: referral.user.name })}
              onClick={() => onGrant(referral)}
            >
              {t.referralOperator.grant()}
            </Button>
          ),
        },
      ]}
    />
  );
}
