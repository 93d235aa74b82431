import { useGetProfile, useGetProfileQueryOptions } from '@gli/sdk/react';
import { ErrorState } from '../../design/ErrorState.tsx';
import { Container, Stack } from '../../design/Layout.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useWords } from '../../i18n/words.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { usePrefetch } from '../../parts/use-prefetch.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileFormSkeleton } from './ProfileFormSkeleton.tsx';

/** Edits the member's own profile. Spec §2 Other screens, §5 Profile edit */
export default function ProfileEditScreen() {
  const words = useWords();
  return (
    <Container width="prose">
      <Stack gap="lg">
        <PageHead title={words.places['profile-edit']()} lead={words.profileEdit.lead()} />
        <BackLink href="/mypage?tab=profile">{words.profileEdit.backToMyPage()}</BackLink>
        <ProfileFields />
      </Stack>
    </Container>
  );
}

function ProfileFields() {
  const words = useWords();
  const errorText = useErrorText();
  const profile = useGetProfile();
  if (profile.isPending) return <ProfileFormSkeleton />;
  if (!profile.data) {
    return (
      <ErrorState
        title={words.errors.profileLoad()}
        description={errorText(profile.error)}
        retryLabel={words.common.retry()}
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
