import {
  useGetKycStatusQueryOptions,
  useGetProfileQueryOptions,
  useListBusinessContentBySectionQueryOptions,
} from '@gli/sdk/react';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { usePrefetch } from '../../shared/loading/use-prefetch.ts';
import { useMember } from '../../shared/member/use-member.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { AchievementsSection, GradesSection } from '../grades/index.ts';
import { KycSection } from './status/KycSection.tsx';

/** Authentication center: identity verification step by step, member grades and achievements. Spec §1, §6, §7 KYC, §9 */
export default function AuthCenterScreen() {
  const t = useTranslations();
  const member = useMember();
  if (!member) return null;
  return (
    <Container>
      <Stack gap="2xl">
        <Stack gap="lg">
          <PageHead title={t.places.auth()} lead={t.authCenter.lead()} />
          <KycSection memberId={member.id} />
        </Stack>
        <GradesSection />
        <AchievementsSection />
      </Stack>
    </Container>
  );
}

export function Prefetch() {
  const member = useMember();
  usePrefetch(useListBusinessContentBySectionQueryOptions({ section: 'grades' }));
  return member ? <PrefetchOwn memberId={member.id} /> : null;
}

function PrefetchOwn({ memberId }: { memberId: string }) {
  usePrefetch(useGetKycStatusQueryOptions(memberId));
  usePrefetch(useGetProfileQueryOptions());
  return null;
}
