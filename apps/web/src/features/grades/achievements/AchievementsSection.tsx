import { useGetProfile, useListBusinessContentBySection } from '@gli/sdk/react';
import { Grid } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { Section } from '../../../shared/Section.tsx';
import { AchievementCard } from './AchievementCard.tsx';

/** The four achievements with their bonuses, and how far the member is. Spec §9 */
export function AchievementsSection() {
  const t = useTranslations();
  return (
    <Section title={t.authCenter.achievements()} anchor="achievements">
      <Text tone="muted">{t.authCenter.achievementsLead()}</Text>
      <Achievements />
    </Section>
  );
}

function Achievements() {
  const profile = useGetProfile();
  const content = useListBusinessContentBySection({ section: 'grades' });
  if (content.isPending || profile.isPending) return <LoadingCards count={4} min="sm" />;
  if (content.isError) return <LoadFailure query={content} />;
  if (profile.isError) return <LoadFailure query={profile} />;
  const offered = content.data.flatMap(({ achievements }) => achievements ?? []);
  return (
    <Grid as="ul" min="sm">
      {offered.map((achievement) => (
        <AchievementCard
          key={achievement.code}
          achievement={achievement}
          own={profile.data.achievements.find(({ code }) => code === achievement.code)}
        />
      ))}
    </Grid>
  );
}
