import { useGliClient } from '@gli/sdk/react';
import { BackLink, BlocksSkeleton, Container, PageHeader, QueryContent } from '@gli/ui';
import { useQuery } from '@tanstack/react-query';
import type { Prefetch } from '@/data';
import { useTranslations } from '@/i18n';
import { ProfileForm } from './ProfileForm.tsx';
import { versionedProfileQuery } from './versioned-profile.ts';

/** Edits the member's own profile. Spec §2 Other screens, §5 Profile edit */
export default function ProfileEditScreen() {
  const t = useTranslations();
  const profile = useQuery(versionedProfileQuery(useGliClient()));
  return (
    <Container width="prose" gap="lg">
      <PageHeader title={t.places['profile-edit']()} lead={t.profileEdit.lead()} />
      <BackLink href="/mypage?tab=profile">{t.profileEdit.backToMyPage()}</BackLink>
      <QueryContent
        query={profile}
        loading={<BlocksSkeleton framed count={6} />}
        failureTitle={t.errors.profileLoad()}
      >
        {(data) => <ProfileForm profile={data} />}
      </QueryContent>
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(versionedProfileQuery(client));
};
