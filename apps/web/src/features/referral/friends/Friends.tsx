import { useListReferralHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useSearchParams } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useWords } from '../../../i18n/words.ts';
import { invitationMedia } from '../../../shared/invitation.ts';
import { ListFilters } from '../ListFilters.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { PagedList } from '../PagedList.tsx';
import { friendOrderings, friendsQueryOf, referralStatuses, withValues } from '../referral-address.ts';
import { FriendDialog } from './FriendDialog.tsx';
import { FriendTable } from './FriendTable.tsx';

/** Everybody whom the member invited, by the filters, the order and the page of the address. Spec §3 Referral List entry */
export function Friends({ memberId }: { memberId: string }) {
  const words = useWords();
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
              label: words.referral.status(),
              none: words.referral.all(),
              options: referralStatuses.map((value) => ({ value, label: words.referral.statuses[value]() })),
            },
            {
              name: 'medium',
              label: words.referral.source(),
              none: words.referral.all(),
              options: invitationMedia.map((value) => ({ value, label: words.referral.media[value]() })),
            },
            {
              name: 'ordering',
              label: words.referral.ordering(),
              none: words.referral.orderings['-joined_at'](),
              options: friendOrderings
                .filter((value) => value !== '-joined_at')
                .map((value) => ({ value, label: words.referral.orderings[value]() })),
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
  const words = useWords();
  const [search] = useSearchParams();
  const friends = useListReferralHistory(memberId, friendsQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <PagedList
      query={friends}
      label={words.referral.friendsTab()}
      filters={['status', 'medium']}
      none={
        <NothingYet
          icon={<UserPlus />}
          title={words.referral.noFriends()}
          description={words.referral.noFriendsText()}
        />
      }
    >
      {(rows) => <FriendTable friends={rows} />}
    </PagedList>
  );
}
