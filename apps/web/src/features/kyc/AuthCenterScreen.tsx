import { getKycStatusQuery } from '@gli/sdk/react';
import { Link, useSearch } from 'wouter';
import { Container, Stack, styled } from '@/design';
import { useTranslations } from '@/i18n';
import { PageHeader, Part, type Prefetch, useMember, useTitle } from '@/shared';
import { AchievementsSection, GradesSection } from '../grades/index.ts';
import { KycSection } from './status/KycSection.tsx';
import { loadPanel } from './status/panel-reads.ts';
import { firstView } from './status/verification-view.ts';

const Views = styled('nav', {
  display: 'flex',
  gap: '$6',
  borderBottom: '1px solid $colors$border',
  '@mobile': { gap: '$4', fontSize: '$sm' },
});
const View = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$touch',
  borderBottom: '3px solid transparent',
  color: '$textMuted',
  fontWeight: '$semibold',
  '@hover': { '&:hover': { color: '$text' } },
  '&[aria-current]': { color: '$text', borderBottomColor: '$primary' },
  // Forced colors would otherwise show the transparent border.
  '@forced': { borderBottomColor: 'Canvas', '&[aria-current]': { borderBottomColor: 'Highlight' } },
});

/** Authentication center: identity verification, then member grades and achievements. Spec §1, §6, §7 KYC, §9 */
export default function AuthCenterScreen() {
  const t = useTranslations();
  const member = useMember();
  const showsGrades = new URLSearchParams(useSearch()).get('tab') === 'grades';
  useTitle(showsGrades ? t.authCenter.gradesTab() : null);
  if (!member) return null;
  return (
    <Container gap="2xl">
      <Stack gap="md">
        <PageHeader title={t.places.auth()} />
        <Views aria-label={t.places.auth()}>
          <View href="/auth" aria-current={showsGrades ? undefined : 'page'}>
            {t.authCenter.kyc()}
          </View>
          <View href="/auth?tab=grades" aria-current={showsGrades ? 'page' : undefined}>
            {t.authCenter.gradesTab()}
          </View>
        </Views>
        {showsGrades ? null : <KycSection memberId={member.id} />}
      </Stack>
      {showsGrades ? (
        <>
          <Part>
            <GradesSection />
          </Part>
          <Part>
            <AchievementsSection />
          </Part>
        </>
      ) : null}
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
