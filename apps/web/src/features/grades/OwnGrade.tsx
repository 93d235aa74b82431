import type { User } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Badge } from '../../design/display/Badge.tsx';
import { Card } from '../../design/display/Card.tsx';
import { Grid, Inline, Stack } from '../../design/display/Layout.tsx';
import { StatFigure } from '../../design/display/StatFigure.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { Progress } from '../../design/feedback/Progress.tsx';
import { useFormats } from '../../i18n/format.ts';
import { translate, useTranslations } from '../../i18n/translations.ts';
import { Note, Subheading } from '../../shared/page/Note.tsx';
import { GradeEmblem } from './GradeEmblem.tsx';
import { isOpenBenefit } from './what-is-open.ts';

/** The member's grade, what is missing for the next one, and the stake that counts for it. */
export function OwnGrade({ profile }: { profile: User }) {
  const t = useTranslations();
  const formats = useFormats();
  const { grade, grade_progress: progress, staking } = profile;
  const isTop = progress.target_grade === grade;
  const targetName = translate(t.authCenter.gradeName, progress.target_grade)();
  return (
    <Grid min="lg">
      <Card as="section" aria-label={t.authCenter.yourGrade()}>
        <Stack gap="lg">
          <Inline gap="md" nowrap>
            <GradeEmblem grade={grade} />
            <Stack gap="none">
              <Note>{t.authCenter.yourGrade()}</Note>
              <Heading as="h3" size="md">
                {translate(t.authCenter.gradeName, grade)()}
              </Heading>
            </Stack>
          </Inline>
          {isTop ? (
            <Text>{t.authCenter.topGrade()}</Text>
          ) : (
            <Stack gap="md">
              <Text weight="semibold">{t.authCenter.toNext({ grade: targetName })}</Text>
              <Requirement
                label={t.authCenter.balance()}
                token={progress.token}
                held={progress.held_balance}
                required={progress.required_balance}
                remaining={progress.remaining_balance}
              />
              <StakeRequirement
                held={formats.token(progress.held_stake)}
                required={formats.token(progress.required_stake, progress.token)}
              />
            </Stack>
          )}
        </Stack>
      </Card>
      <Card>
        <Stack gap="lg">
          <OwnStaking staking={staking} />
          {isTop ? null : (
            <Stack gap="sm">
              <Text size="sm" weight="semibold">
                {t.authCenter.unlocks({ grade: targetName })}
              </Text>
              <Inline>
                {progress.unlocks.map((benefit) => (
                  <Badge key={benefit} tone={isOpenBenefit(benefit) ? 'accent' : 'neutral'}>
                    {translate(t.authCenter.benefitName, benefit)()}
                  </Badge>
                ))}
              </Inline>
              {progress.unlocks.every(isOpenBenefit) ? null : <Note>{t.authCenter.notOpen()}</Note>}
            </Stack>
          )}
        </Stack>
      </Card>
    </Grid>
  );
}

type RequirementProps = {
  label: string;
  token: string;
  held: string;
  required: string;
  remaining: string;
};

/** How much of a requirement the member has, and what is missing. */
function Requirement({ label, token, held, required, remaining }: RequirementProps) {
  const t = useTranslations();
  const formats = useFormats();
  const isReached = decimal.isZero(remaining);
  return (
    <Stack gap="xs">
      <Progress
        label={label}
        // For the bar only: the text has the exact amounts.
        value={Number(held)}
        max={Math.max(Number(required), 1)}
        valueText={t.authCenter.ofRequired({
          held: formats.token(held),
          required: formats.token(required, token),
        })}
        tone={isReached ? 'success' : 'primary'}
      />
      <Text size="sm" tone={isReached ? 'success' : 'muted'} numeric>
        {isReached
          ? t.authCenter.reached()
          : t.authCenter.missing({ amount: formats.tokenExact(remaining, token) })}
      </Text>
    </Stack>
  );
}

/** The stake of the next grade: no bar to fill, as no operation of the contract stakes. */
function StakeRequirement({ held, required }: { held: string; required: string }) {
  const t = useTranslations();
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text size="sm">{t.authCenter.staked()}</Text>
        <Text size="sm" numeric>
          {t.authCenter.ofRequired({ held, required })}
        </Text>
      </Inline>
      <Note>{t.authCenter.stakingNotOpen()}</Note>
    </Stack>
  );
}

/** The member's stake, since when, and what it earns. */
function OwnStaking({ staking }: { staking: User['staking'] }) {
  const t = useTranslations();
  const formats = useFormats();
  const { amount, token, since_on: since, days_count: days, base_apy: base, bonus_apy: bonus, apy } = staking;
  return (
    <Stack as="section" gap="md" aria-label={t.authCenter.stakingTitle()}>
      <Subheading>{t.authCenter.stakingTitle()}</Subheading>
      <Grid min="xs" gap="md">
        <StatFigure
          label={t.authCenter.staked()}
          value={formats.token(amount)}
          unit={token}
          note={
            since === null
              ? undefined
              : { text: t.authCenter.stakedSince({ day: formats.day(since), count: days }), trend: 'flat' }
          }
        />
        <StatFigure
          label={t.authCenter.apy()}
          value={formats.percent(apy)}
          note={{
            text: t.authCenter.apyParts({ base: formats.percent(base), bonus: formats.percent(bonus) }),
            trend: 'flat',
          }}
        />
      </Grid>
      <Note>
        {decimal.isZero(amount) ? `${t.authCenter.notStaking()} ` : ''}
        {t.authCenter.stakingNotOpen()}
      </Note>
    </Stack>
  );
}
