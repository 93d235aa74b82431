import { getKycStatusQuery, getProfileQuery, listBusinessContentBySectionQuery } from '@gli/sdk/react';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { later } from '../../shared/loading/later.tsx';
import type { Prefetch } from '../../shared/loading/prefetch.ts';
import { useMember } from '../../shared/member/use-member.ts';
import { LoadingCards } from '../../shared/page/LoadingCards.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { KycSection } from './status/KycSection.tsx';

export { dataLayer } from '../../shared/data/DataProvider.tsx';

const loading = <LoadingCards count={3} />;
const GradesSection = later(async () => (await import('../grades/index.ts')).GradesSection, loading);
const AchievementsSection = later(
  async () => (await import('../grades/index.ts')).AchievementsSection,
  loading,
);

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

export const prefetch: Prefetch = ({ load, client, member }) => {
  load(listBusinessContentBySectionQuery(client, { section: 'grades' }));
  if (!member) return;
  load(getKycStatusQuery(client, { id: member.id }));
  load(getProfileQuery(client));
};
