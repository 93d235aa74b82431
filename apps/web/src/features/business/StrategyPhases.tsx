import type { StrategyPhase } from '@gli/sdk';
import { useListStrategyPhases } from '@gli/sdk/react';
import { Card } from '../../design/display/Card.tsx';
import { Grid, Inline, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { Progress } from '../../design/feedback/Progress.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../shared/LoadingCards.tsx';
import { Goals } from './Goals.tsx';
import { RoadmapBadge } from './RoadmapBadge.tsx';

const Phase = styled(Card, {
  borderTopWidth: '4px',
  variants: {
    status: {
      completed: { borderTopColor: '$success' },
      in_progress: { borderTopColor: '$primary' },
      planned: { borderTopColor: '$borderStrong' },
    },
  },
});

/** The four phases of the strategy, with how far each has come. Spec §9 Strategy phases */
export function StrategyPhases() {
  const t = useTranslations();
  const phases = useListStrategyPhases();
  if (phases.isPending) return <LoadingCards count={4} min="lg" />;
  if (phases.isError) return <LoadFailure query={phases} />;
  if (phases.data.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading as="h3" size="md">
        {t.business.phases()}
      </Heading>
      <Grid as="ol" min="lg">
        {phases.data.map((phase) => (
          <PhaseCard key={phase.id} phase={phase} />
        ))}
      </Grid>
    </Stack>
  );
}

function PhaseCard({ phase }: { phase: StrategyPhase }) {
  const t = useTranslations();
  const formats = useFormats();
  const { status, starts_on: from, ends_on: to, progress_percent: percent } = phase;
  return (
    <Phase as="li" status={status}>
      <Stack gap="md">
        <Inline justify="between">
          <Text size="sm" tone="muted" numeric>
            {to
              ? t.business.period({ from: formats.month(from), to: formats.month(to) })
              : t.business.periodOpen({ from: formats.month(from) })}
          </Text>
          <RoadmapBadge status={status} />
        </Inline>
        <Stack gap="xs">
          <Heading as="h4" size="md">
            {t.business.phase({ number: phase.number, title: phase.title })}
          </Heading>
          <Text size="sm" tone="muted">
            {phase.description}
          </Text>
        </Stack>
        <Progress
          label={t.business.progress()}
          value={Number(percent)}
          valueText={formats.percent(percent, 0)}
          tone={status === 'completed' ? 'success' : 'primary'}
          size="sm"
        />
        <Goals goals={phase.goals} />
      </Stack>
    </Phase>
  );
}
