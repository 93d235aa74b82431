import type { User } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Grid, Stack } from '../../design/display/Layout.tsx';
import { StatFigure } from '../../design/display/StatFigure.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** What the member has staked, since when, and what it earns. */
export function OwnStaking({ staking }: { staking: User['staking'] }) {
  const t = useTranslations();
  const formats = useFormats();
  const { amount, token, since_on: since, days_count: days, base_apy: base, bonus_apy: bonus, apy } = staking;
  return (
    <Stack as="section" gap="md" aria-label={t.authCenter.stakingTitle()}>
      <Heading as="h3" size="sm">
        {t.authCenter.stakingTitle()}
      </Heading>
      <Grid min="xs" gap="md">
        <StatFigure
          label={t.authCenter.staked()}
          value={formats.token(amount)}
          unit={token}
          note={
            since
              ? {
                  text: t.authCenter.stakedSince({ day: formats.day(since), count: days }),
                  trend: 'flat',
                }
              : undefined
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
      {decimal.isZero(amount) ? <Text tone="muted">{t.authCenter.notStaking()}</Text> : null}
    </Stack>
  );
}
