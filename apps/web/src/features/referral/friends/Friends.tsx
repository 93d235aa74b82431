import { useListReferralHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useSearchParams } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { invitationMedia } from '../../../shared/member/invitation.ts';
import { ListFilters } from '../ListFilters.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { PagedList } from '../PagedList.tsx';
import { friendOrderings, friendsQueryOf, referralStatuses, withValues } from '../referral-address.ts';
import { FriendDialog } from './FriendDialog.tsx';
import { FriendTable } from './FriendTable.tsx';

/** Everybody whom the member invited, by the filters, the order and the page of the address. Spec §3 Referral List entry */
export function Friends({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const opened = search.get('friend');
  return (
    <Card padding="sm">
      <Stack gap="md">
        <ListFilters
          search={search}
          onChange={(next) => setSearch(next)}
          filters={[
            {
              name: 'status',
              label: t.referral.status(),
              none: t.referral.all(),
              options: referralStatuses.map((value) => ({ value, label: t.referral.statuses[value]() })),
            },
            {
              name: 'medium',
              label: t.referral.source(),
              none: t.referral.all(),
              options: invitationMedia.map((value) => ({ value, label: t.referral.media[value]() })),
            },
            {
              name: 'ordering',
              label: t.referral.ordering(),
              none: t.referral.orderings['-joined_at'](),
              options: friendOrderings
                .filter((value) => value !== '-joined_at')
                .map((value) => ({ value, label: t.referral.orderings[value]() })),
            },
          ]}
        />
        <FriendList memberId={memberId} />
      </Stack>
      {opened ? (
        <FriendDialog
          key={opened}
          id={opened}
          onClose={() => setSearch((current) => withValues(current, { friend: '' }))}
        />
      ) : null}
    </Card>
  );
}

function FriendList({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const friends = useListReferralHistory(memberId, friendsQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <PagedList
      query={friends}
      label={t.referral.friendsTab()}
      filters={['status', 'medium']}
      none={
        <NothingYet
          icon={<UserPlus />}
          title={t.referral.noFriends()}
          description={t.referral.noFriendsText()}
        />
      }
    >
      {(rows) => <FriendTable friends={rows} />}
    </PagedList>
  );
}
