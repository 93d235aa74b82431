import { useGliClient } from '@gli/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Card, Container, Inline, LoadingRegion, Skeleton, Stack } from '@/design';
import { useTranslations } from '@/i18n';
import { BackLink, LoadFailure, PageHeader, type Prefetch } from '@/shared';
import { MessageSettings } from './MessageSettings.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { versionedProfileQuery } from './versioned-profile.ts';

/** Edits the member's own profile. Spec §2 Other screens, §5 Profile edit */
export default function ProfileEditScreen() {
  const t = useTranslations();
  const profile = useQuery(versionedProfileQuery(useGliClient()));
  return (
    <Container width="prose">
      <Stack gap="lg">
        <PageHeader title={t.places['profile-edit']()} lead={t.profileEdit.lead()} />
        <BackLink href="/mypage?tab=profile">{t.profileEdit.backToMyPage()}</BackLink>
        {profile.data ? (
          <>
            <ProfileForm profile={profile.data} />
            <Card>
              <MessageSettings member={profile.data.member} />
            </Card>
          </>
        ) : profile.isPending ? (
          <ProfileFormSkeleton />
        ) : (
          <LoadFailure query={profile} title={t.errors.profileLoad()} />
        )}
      </Stack>
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(versionedProfileQuery(client));
};

function ProfileFormSkeleton() {
  return (
    <LoadingRegion>
      <Card>
        <Stack gap="lg">
          <Inline gap="lg" nowrap>
            <Skeleton shape="circle" css={{ width: '7rem' }} />
            <Skeleton shape="block" width="half" css={{ height: '2.75rem' }} />
          </Inline>
          {['name', 'email', 'phone', 'birth', 'bio'].map((field) => (
            <Skeleton key={field} shape="block" css={{ height: '4.5rem' }} />
          ))}
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
