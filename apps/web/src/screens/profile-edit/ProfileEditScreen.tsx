import { useGetProfile, useGetProfileQueryOptions } from '@gli/sdk/react';
import { Card } from '../../design/Card.tsx';
import { DescriptionList } from '../../design/DescriptionList.tsx';
import { Container, Stack } from '../../design/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useWords } from '../../i18n/words.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { usePrefetch } from '../../parts/use-prefetch.ts';

const Avatar = styled('img', {
  width: '6rem',
  height: '6rem',
  borderRadius: '$round',
  objectFit: 'cover',
  background: '$surfaceSunken',
});

/** The fields of the member's own profile. Spec §2 Other screens */
export default function ProfileEditScreen() {
  const words = useWords();
  return (
    <Container width="prose">
      <Stack gap="lg">
        <PageHead title={words.places['profile-edit']()} />
        <BackLink href="/mypage?tab=profile">{words.profileEdit.backToMyPage()}</BackLink>
        <ProfileFields />
      </Stack>
    </Container>
  );
}

function ProfileFields() {
  const words = useWords();
  const profile = useGetProfile();
  if (profile.isPending) return <LoadingCards count={1} min="lg" />;
  if (profile.isError) return <LoadFailure query={profile} />;
  const { avatar_url: avatar, name, phone, email, bio } = profile.data;
  const none = words.profileEdit.none();
  return (
    <Card>
      <Stack gap="lg">
        {avatar ? <Avatar src={avatar} alt={words.profileEdit.avatar()} width={96} height={96} /> : null}
        <DescriptionList
          items={[
            { term: words.profileEdit.name(), description: name },
            { term: words.profileEdit.email(), description: email },
            { term: words.profileEdit.phone(), description: phone ?? none },
            { term: words.profileEdit.bio(), description: bio ?? none },
          ]}
        />
      </Stack>
    </Card>
  );
}

export function Prefetch() {
  usePrefetch(useGetProfileQueryOptions());
  return null;
}
