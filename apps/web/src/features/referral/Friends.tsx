import { GliNotFoundError, type PublicMember, type Referral } from '@gli/sdk';
import { useGetMemberProfile, useListReferralHistory } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { keepPreviousData } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'wouter';
import { Badge } from '../../design/display/Badge.tsx';
import { Card } from '../../design/display/Card.tsx';
import { DescriptionList } from '../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../design/display/Layout.tsx';
import { Table } from '../../design/display/Table.tsx';
import { Text, TextLink } from '../../design/display/Text.tsx';
import { Dialog } from '../../design/feedback/Dialog.tsx';
import { media } from '../../design/measures.ts';
import { useFormats } from '../../i18n/format.ts';
import { translate, useTranslations } from '../../i18n/translations.ts';
import { useMedia } from '../../shared/browser/use-media.ts';
import { optionsOf } from '../../shared/forms/options-of.ts';
import { invitationMedia } from '../../shared/member/invitation.ts';
import { MemberPicture } from '../../shared/member/MemberPicture.tsx';
import { DayList } from '../../shared/page/DayList.tsx';
import { LoadFailure } from '../../shared/page/LoadFailure.tsx';
import { Note } from '../../shared/page/Note.tsx';
import { withParams } from '../../shared/search-params.ts';
import { ListFilters, ListSkeleton, NothingYet, PagedList } from './ReferralList.tsx';
import { friendOrderings, friendsQueryOf, referralStatuses } from './referral-address.ts';

const statusTones: Readonly<Record<string, ComponentProps<typeof Badge>['tone']>> = {
  active: 'success',
  pending: 'warning',
  inactive: 'neutral',
};

/** Everyone the member invited, by the filters, the order and the page of the address. Spec §3 Referral List entry */
export function Friends({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const friendId = search.get('friend');
  const friends = useListReferralHistory(
    { id: memberId, ...friendsQueryOf(search) },
    {
      query: { placeholderData: keepPreviousData },
    },
  );
  return (
    <Card padding="sm">
      <Stack gap="md">
        <ListFilters
          filters={[
            {
              name: 'status',
              label: t.referral.status(),
              options: optionsOf(referralStatuses, t.referral.statuses),
            },
            {
              name: 'medium',
              label: t.referral.source(),
              options: optionsOf(invitationMedia, t.referral.media),
            },
            {
              name: 'ordering',
              label: t.referral.ordering(),
              none: t.referral.orderings.newest(),
              options: optionsOf(
                friendOrderings.filter((value) => value !== 'newest'),
                t.referral.orderings,
              ),
            },
          ]}
        />
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
      </Stack>
      {friendId ? (
        <FriendDialog
          key={friendId}
          id={friendId}
          onClose={() => setSearch((current) => withParams(current, { friend: null }))}
        />
      ) : null}
    </Card>
  );
}

/** Invited members as rows. The name, masked by the server, opens the public profile. */
function FriendTable({ friends }: { friends: readonly Referral[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  const isPhone = useMedia(media.mobile);
  const sourceOf = ({ medium, campaign }: Referral) => {
    const name = medium === null ? t.referral.typedByHand() : translate(t.referral.media, medium)();
    return campaign === null ? name : `${name} · ${campaign}`;
  };
  const nameOf = ({ user }: Referral) => (
    <TextLink href={`/referral?${withParams(search, { friend: user.id })}`}>{user.name}</TextLink>
  );
  const statusOf = ({ status }: Referral) => (
    <Badge tone={statusTones[status] ?? 'neutral'} dot>
      {translate(t.referral.statuses, status)()}
    </Badge>
  );
  const rewardsOf = ({ rewards, pending_rewards: pending, token }: Referral) => (
    <Stack gap="none" as="span">
      {formats.token(rewards, token)}
      {decimal.isZero(pending) ? null : (
        <Note as="span">{t.referral.pendingReward({ amount: formats.token(pending, token) })}</Note>
      )}
    </Stack>
  );
  if (isPhone) {
    return (
      <DayList
        label={t.referral.friendsTab()}
        rank="h2"
        rows={friends.map((friend) => ({
          key: friend.id,
          at: friend.joined_at,
          title: nameOf(friend),
          amount: rewardsOf(friend),
          note: sourceOf(friend),
          aside: statusOf(friend),
        }))}
      />
    );
  }
  return (
    <Table
      caption={t.referral.friendsTab()}
      rowKey={({ id }) => id}
      rows={friends}
      columns={[
        { header: t.referral.friend(), name: nameOf },
        { header: t.referral.joined(), cell: ({ joined_at }) => formats.day(joined_at) },
        { header: t.referral.status(), cell: statusOf },
        { header: t.referral.source(), cell: sourceOf },
        { header: t.referral.rewards(), figure: rewardsOf },
      ]}
    />
  );
}

/** The public profile of a friend (`?friend=`). Spec §7 User */
function FriendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations();
  const friend = useGetMemberProfile({ id });
  return (
    <Dialog open onClose={onClose} title={t.referral.friendTitle()}>
      {friend.data ? (
        <Friend friend={friend.data} />
      ) : friend.isPending ? (
        <ListSkeleton />
      ) : friend.error instanceof GliNotFoundError ? (
        <Text>{t.referral.friendGone()}</Text>
      ) : (
        <LoadFailure query={friend} />
      )}
    </Dialog>
  );
}

function Friend({ friend }: { friend: PublicMember }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stack gap="md">
      <Inline gap="md" nowrap>
        <MemberPicture name={friend.display_name} url={friend.avatar_url} />
        <Stack gap="xs">
          <Text weight="semibold" size="lg">
            {friend.display_name}
          </Text>
          {friend.bio ? <Text tone="muted">{friend.bio}</Text> : null}
        </Stack>
      </Inline>
      <DescriptionList
        items={[
          { term: t.referral.grade(), description: translate(t.referral.grades, friend.grade)() },
          {
            term: t.referral.identity(),
            description: friend.identity_verified ? t.referral.identityDone() : t.referral.identityOpen(),
          },
          { term: t.referral.joined(), description: formats.day(friend.joined_on) },
        ]}
      />
    </Stack>
  );
}
