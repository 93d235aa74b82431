import type { User } from '@gli/sdk';
import { Badge } from '../../design/display/Badge.tsx';
import { Card } from '../../design/display/Card.tsx';
import { Grid, Inline, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { translate, useTranslations } from '../../i18n/translations.ts';
import { GradeEmblem } from './GradeEmblem.tsx';
import { GradeRequirement } from './GradeRequirement.tsx';
import { OwnStaking } from './OwnStaking.tsx';

/** The member's grade, what is missing for the next one, and the stake that counts for it. */
export function OwnGrade({ profile }: { profile: User }) {
  const t = useTranslations();
  const { grade, grade_progress: progress, staking } = profile;
  const isTop = progress.target_grade === grade;
  return (
    <Grid min="lg">
      <Card as="section" aria-label={t.authCenter.yourGrade()}>
        <Stack gap="lg">
          <Inline gap="md" nowrap>
            <GradeEmblem grade={grade} />
            <Stack gap="none">
              <Text size="sm" tone="muted">
                {t.authCenter.yourGrade()}
              </Text>
              <Heading as="h3" size="md">
                {translate(t.authCenter.gradeName, grade)()}
              </Heading>
            </Stack>
          </Inline>
          {isTop ? (
            <Text>{t.authCenter.topGrade()}</Text>
          ) : (
            <Stack gap="md">
              <Text weight="semibold">
                {t.authCenter.toNext({
                  grade: translate(t.authCenter.gradeName, progress.target_grade)(),
                })}
              </Text>
              <GradeRequirement
                label={t.authCenter.balance()}
                token={progress.token}
                held={progress.held_balance}
                required={progress.required_balance}
                remaining={progress.remaining_balance}
              />
              <GradeRequirement
                label={t.authCenter.staked()}
                token={progress.token}
                held={progress.held_stake}
                required={progress.required_stake}
                remaining={progress.remaining_stake}
              />
            </Stack>
          )}
        </Stack>
      </Card>
      <Card>
        <Stack gap="lg">
          <OwnStaking staking={staking} />
          {isTop ? null : <Unlocks grade={progress.target_grade} benefits={progress.unlocks} />}
        </Stack>
      </Card>
    </Grid>
  );
}

/** What the next grade adds. */
function Unlocks({ grade, benefits }: { grade: string; benefits: readonly string[] }) {
  const t = useTranslations();
  return (
    <Stack gap="sm">
      <Text size="sm" weight="semibold">
        {t.authCenter.unlocks({ grade: translate(t.authCenter.gradeName, grade)() })}
      </Text>
      <Inline>
        {benefits.map((benefit) => (
          <Badge key={benefit} tone="accent">
            {translate(t.authCenter.benefitName, benefit)()}
          </Badge>
        ))}
      </Inline>
    </Stack>
  );
}
