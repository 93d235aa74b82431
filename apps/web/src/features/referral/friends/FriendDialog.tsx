import { GliNotFoundError, type PublicMember } from '@gli/sdk';
import { useGetMemberProfile } from '@gli/sdk/react';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { MemberPicture } from '../../../shared/member/MemberPicture.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';

/** What members may see of a friend (`?friend=`). Spec §7 User */
export function FriendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations();
  const friend = useGetMemberProfile(id);
  return (
    <Dialog open onClose={onClose} title={t.referral.friendTitle()} closeLabel={t.common.close()}>
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
