import { getProfileQuery, useGetProfile } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { Container, Inline, Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import type { Prefetch } from '../../../shared/loading/prefetch.ts';
import { BackLink } from '../../../shared/page/BackLink.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { MessageSettings } from './MessageSettings.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export { dataLayer } from '../../../shared/data/DataProvider.tsx';

/** Edits the member's own profile. Spec §2 Other screens, §5 Profile edit */
export default function ProfileEditScreen() {
  const t = useTranslations();
  const profile = useGetProfile();
  return (
    <Container width="prose">
      <Stack gap="lg">
        <PageHead title={t.places['profile-edit']()} lead={t.profileEdit.lead()} />
        <BackLink href="/mypage?tab=profile">{t.profileEdit.backToMyPage()}</BackLink>
        {profile.data ? (
          <>
            <ProfileForm member={profile.data} />
            <Card>
              <MessageSettings member={profile.data} />
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
  load(getProfileQuery(client));
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
