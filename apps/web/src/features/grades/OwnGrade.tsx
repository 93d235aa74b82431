import type { User } from '@gli/sdk';
import {
  Badge,
  Card,
  Grid,
  Heading,
  Inline,
  Note,
  Progress,
  Stack,
  Stat,
  Subheading,
  Text,
  translate,
} from '@gli/ui';
import { hasAmount } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';
import { GradeEmblem } from './GradeEmblem.tsx';

export function OwnGrade({ profile }: { profile: User }) {
  const t = useTranslations();
  const { grade, grade_progress: progress, staking } = profile;
  const isTop = progress.target_grade === grade;
  const targetName = translate(t.authCenter.gradeName, progress.target_grade)();
  return (
    <Grid min="lg">
      <Card as="section" aria-label={t.authCenter.yourGrade()} gap="lg">
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
            <Requirement
              label={t.authCenter.staked()}
              token={progress.token}
              held={progress.held_stake}
              required={progress.required_stake}
              remaining={progress.remaining_stake}
            />
          </Stack>
        )}
      </Card>
      <Card gap="lg">
        <OwnStaking staking={staking} />
        {isTop ? null : (
          <Stack gap="sm">
            <Text size="sm" weight="semibold">
              {t.authCenter.unlocks({ grade: targetName })}
            </Text>
            <Inline>
              {progress.unlocks.map((benefit) => (
                <Badge key={benefit} tone="accent">
                  {translate(t.authCenter.benefitName, benefit)()}
                </Badge>
              ))}
            </Inline>
          </Stack>
        )}
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

function Requirement({ label, token, held, required, remaining }: RequirementProps) {
  const t = useTranslations();
  const formats = useFormats();
  const isReached = !hasAmount(remaining);
  return (
    <Stack gap="xs">
      <Progress
        label={label}
        // Sets only the bar's length. The text shows the exact amounts.
        value={Number(held)}
        max={Math.max(Number(required), 1)}
        valueText={t.authCenter.ofRequired({
          held: formats.tokenExact(held),
          required: formats.tokenExact(required, token),
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

function OwnStaking({ staking }: { staking: User['staking'] }) {
  const t = useTranslations();
  const formats = useFormats();
  const { amount, token, since_on: since, days_count: days, base_apy: base, bonus_apy: bonus, apy } = staking;
  return (
    <Stack as="section" gap="md" aria-label={t.authCenter.stakingTitle()}>
      <Subheading>{t.authCenter.stakingTitle()}</Subheading>
      <Grid min="xs" gap="md">
        <Stat
          label={t.authCenter.staked()}
          value={formats.token(amount)}
          unit={token}
          note={since && t.authCenter.stakedSince({ day: formats.day(since), count: days })}
        />
        <Stat
          label={t.authCenter.apy()}
          value={formats.percent(apy)}
          note={t.authCenter.apyParts({ base: formats.percent(base), bonus: formats.percent(bonus) })}
        />
      </Grid>
      {hasAmount(amount) ? null : <Note>{t.authCenter.notStaking()}</Note>}
    </Stack>
  );
}
