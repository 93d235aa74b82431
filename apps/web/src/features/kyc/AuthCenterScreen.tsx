import { firstView } from '@gli/domain';
import { getKycStatusQuery } from '@gli/sdk/react';
import { Container, PageHeader, PageTabs, SectionErrorBoundary, Stack } from '@gli/ui';
import { type Prefetch, useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { AchievementsSection, GradesSection } from '../grades/index.ts';
import { KycSection } from './status/KycSection.tsx';
import { loadPanel } from './status/panel-reads.ts';

/** Authentication center: identity verification, then member grades and achievements. Spec §1, §6, §7 KYC, §9 */
export default function AuthCenterScreen() {
  const t = useTranslations();
  const member = useMember();
  if (!member) return null;
  return (
    <Container gap="md">
      <PageHeader title={t.places.auth()} />
      <PageTabs
        label={t.places.auth()}
        tabs={[
          { value: 'kyc', label: t.authCenter.kyc(), content: <KycSection memberId={member.id} /> },
          {
            value: 'grades',
            label: t.authCenter.gradesTab(),
            content: (
              <Stack gap="2xl">
                <SectionErrorBoundary>
                  <GradesSection />
                </SectionErrorBoundary>
                <SectionErrorBoundary>
                  <AchievementsSection />
                </SectionErrorBoundary>
              </Stack>
            ),
          },
        ]}
      />
    </Container>
  );
}

export const prefetch: Prefetch = (context) => {
  const { load, client, member } = context;
  if (!member) return;
  load(getKycStatusQuery(client, { id: member.id }), (status) =>
    loadPanel(context, firstView(status), member.id),
  );
};
