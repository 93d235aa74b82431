import { useGetProfile, useGetProfileQueryOptions } from '@gli/sdk/react';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { BackLink } from '../../../shared/BackLink.tsx';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { PageHead } from '../../../shared/PageHead.tsx';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileFormSkeleton } from './ProfileFormSkeleton.tsx';

/** Edits the member's own profile. Spec §2 Other screens, §5 Profile edit */
export default function ProfileEditScreen() {
  const t = useTranslations();
  return (
    <Container width="prose">
      <Stack gap="lg">
        <PageHead title={t.places['profile-edit']()} lead={t.profileEdit.lead()} />
        <BackLink href="/mypage?tab=profile">{t.profileEdit.backToMyPage()}</BackLink>
        <ProfileFields />
      </Stack>
    </Container>
  );
}

function ProfileFields() {
  const t = useTranslations();
  const errorText = useErrorText();
  const profile = useGetProfile();
  if (profile.isPending) return <ProfileFormSkeleton />;
  if (!profile.data) {
    return (
      <ErrorState
        title={t.errors.profileLoad()}
        description={errorText(profile.error)}
        retryLabel={t.common.retry()}
        onRetry={() => void profile.refetch()}
        busy={profile.isFetching}
      />
    );
  }
  return <ProfileForm member={profile.data} />;
}

export function Prefetch() {
  usePrefetch(useGetProfileQueryOptions());
  return null;
}
