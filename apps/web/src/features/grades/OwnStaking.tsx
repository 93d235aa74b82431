import type { User } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Grid, Stack } from '../../design/display/Layout.tsx';
import { StatFigure } from '../../design/display/StatFigure.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';

/** What the member has staked, since when, and what it earns. */
export function OwnStaking({ staking }: { staking: User['staking'] }) {
  const words = useWords();
  const formats = useFormats();
  const { amount, token, since_on: since, days_count: days, base_apy: base, bonus_apy: bonus, apy } = staking;
  return (
    <Stack as="section" gap="md" aria-label={words.authCenter.stakingTitle()}>
      <Heading as="h3" size="sm">
        {words.authCenter.stakingTitle()}
      </Heading>
      <Grid min="xs" gap="md">
        <StatFigure
          label={words.authCenter.staked()}
          value={formats.token(amount)}
          unit={token}
          note={
            since
              ? {
                  text: words.authCenter.stakedSince({ day: formats.day(since), count: days }),
                  trend: 'flat',
                }
              : undefined
          }
        />
        <StatFigure
          label={words.authCenter.apy()}
          value={formats.percent(apy)}
          note={{
            text: words.authCenter.apyParts({ base: formats.percent(base), bonus: formats.percent(bonus) }),
            trend: 'flat',
          }}
        />
      </Grid>
      {decimal.isZero(amount) ? <Text tone="muted">{words.authCenter.notStaking()}</Text> : null}
    </Stack>
  );
}
