import { useGetMemberProfile, useListReferralHistory } from '@gli/sdk/react';
import {
  Amount,
  BlocksSkeleton,
  Card,
  DescriptionList,
  Dialog,
  LinkButton,
  MemberHead,
  Note,
  QueryContent,
  ResourceList,
  Stack,
  StatusBadge,
  setParams,
  Text,
  TextLink,
  translate,
} from '@gli/ui';
import { UserPlus } from '@gli/ui/icons';
import { hasAmount } from '@gli/validation';
import { useSearchParams } from 'wouter';
import { keepPage } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { getFriendFilters, PAGE_SIZE, toFriendsQuery } from './referral-address.ts';

/** All invited members, filtered, sorted and paged by the URL. Spec §3 Referral List entry */
export function Friends({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const friendId = search.get('friend');
  const friends = useListReferralHistory({ id: memberId, ...toFriendsQuery(search) }, keepPage);
  return (
    <Card padding="sm">
      <ResourceList
        label={t.referral.friendsTab()}
        query={friends}
        pageSize={PAGE_SIZE}
        filters={getFriendFilters(t)}
        empty={{
          icon: <UserPlus />,
          title: t.referral.noFriends(),
          description: t.referral.noFriendsText(),
          action: <LinkButton href="/referral">{t.referral.toShare()}</LinkButton>,
        }}
        getKey={({ id }) => id}
        getTime={({ joined_at }) => joined_at}
        columns={[
          {
            header: t.referral.friend(),
            // The server masks the name. It links to the public profile.
            name: ({ user }) => (
              <TextLink href={`/referral?${setParams(search, { friend: user.id })}`}>{user.name}</TextLink>
            ),
            phone: 'title',
          },
          { header: t.referral.joined(), cell: ({ joined_at }) => formats.day(joined_at) },
          {
            header: t.referral.status(),
            cell: ({ status }) => <StatusBadge status={status} labels={t.referral.statuses} />,
            phone: 'aside',
          },
          {
            header: t.referral.source(),
            cell: ({ medium, campaign }) => {
              const name = medium === null ? t.referral.typedByHand() : translate(t.referral.media, medium)();
              return campaign === null ? name : `${name} · ${campaign}`;
            },
            phone: 'note',
          },
          {
            header: t.referral.rewards(),
            figure: ({ rewards, pending_rewards: pending, token }) => (
              <Stack gap="none" as="span">
                <Amount>{formats.token(rewards, token)}</Amount>
                {hasAmount(pending) ? (
                  <Note as="span">{t.referral.pendingReward({ amount: formats.token(pending, token) })}</Note>
                ) : null}
              </Stack>
            ),
            phone: 'amount',
          },
        ]}
      />
      {friendId ? (
        <FriendDialog
          key={friendId}
          id={friendId}
          onClose={() => setSearch((current) => setParams(current, { friend: null }))}
        />
      ) : null}
    </Card>
  );
}

/** A friend's public profile (`?friend=`). Spec §7 User */
function FriendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations();
  const formats = useFormats();
  const friend = useGetMemberProfile({ id });
  return (
    <Dialog open onClose={onClose} title={t.referral.friendTitle()}>
      <QueryContent
        query={friend}
        loading={<BlocksSkeleton count={3} />}
        missing={<Text>{t.referral.friendGone()}</Text>}
      >
        {({ display_name: name, avatar_url: url, bio, grade, identity_verified: isVerified, joined_on }) => (
          <Stack gap="md">
            <MemberHead name={name} url={url} as="h3">
              {bio ? <Text tone="muted">{bio}</Text> : null}
            </MemberHead>
            <DescriptionList
              items={[
                [t.referral.grade(), translate(t.referral.grades, grade)()],
                [t.referral.identity(), isVerified ? t.referral.identityDone() : t.referral.identityOpen()],
                [t.referral.joined(), formats.day(joined_on)],
              ]}
            />
          </Stack>
        )}
      </QueryContent>
    </Dialog>
  );
}
