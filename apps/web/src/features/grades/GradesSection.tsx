import type { GradeTier } from '@gli/sdk';
import { useGetProfile, useListBusinessContentBySection } from '@gli/sdk/react';
import { Grid, Stack } from '../../design/display/Layout.tsx';
import { Text } from '../../design/display/Text.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../shared/LoadingCards.tsx';
import { Section } from '../../shared/Section.tsx';
import { BenefitsTable } from './BenefitsTable.tsx';
import { GradeCard } from './GradeCard.tsx';
import { OwnGrade } from './OwnGrade.tsx';

/** The member's own grade and the way to the next one, then every grade's requirements and benefits. Spec §5, §6 */
export function GradesSection() {
  const t = useTranslations();
  const profile = useGetProfile();
  return (
    <Section title={t.authCenter.grades()} anchor="grades">
      <Stack gap="lg">
        {profile.isPending ? <LoadingCards count={2} min="lg" /> : null}
        {profile.isError ? <LoadFailure query={profile} /> : null}
        {profile.data ? <OwnGrade profile={profile.data} /> : null}
        <Grades own={profile.data?.grade} />
      </Stack>
    </Section>
  );
}

function Grades({ own }: { own: string | undefined }) {
  const entries = useListBusinessContentBySection({ section: 'grades' });
  if (entries.isPending) return <LoadingCards count={3} />;
  if (entries.isError) return <LoadFailure query={entries} />;
  const entry = entries.data.find(({ grades }) => grades !== null);
  const tiers: readonly GradeTier[] = entry?.grades ?? [];
  return (
    <Stack gap="lg">
      {entry?.subtitle ? <Text tone="muted">{entry.subtitle}</Text> : null}
      <Grid>
        {tiers.map((tier, index) => (
          <GradeCard key={tier.grade} tier={tier} before={tiers[index - 1]} isOwn={tier.grade === own} />
        ))}
      </Grid>
      <BenefitsTable tiers={tiers} />
      {entry?.body.map(({ text }) =>
        text ? (
          <Text key={text} size="sm" tone="muted">
            {text}
          </Text>
        ) : null,
      )}
    </Stack>
  );
}
