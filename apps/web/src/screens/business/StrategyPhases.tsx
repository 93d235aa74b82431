import { useListStrategyPhases } from '@gli/sdk/react';
import { Card } from '../../design/Card.tsx';
import { Grid, Inline, Stack } from '../../design/Layout.tsx';
import { Progress } from '../../design/Progress.tsx';
import { Heading, Text } from '../../design/Text.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';
import { Goals } from './Goals.tsx';
import { RoadmapBadge } from './RoadmapBadge.tsx';

/** The four phases of the strategy, with how far each has come. Spec §9 Strategy phases */
export function StrategyPhases() {
  const words = useWords();
  const formats = useFormats();
  const phases = useListStrategyPhases();
  if (phases.isPending) return <LoadingCards count={4} min="lg" />;
  if (phases.isError) return <LoadFailure query={phases} />;
  return (
    <Grid min="lg">
      {phases.data.map((phase) => (
        <Card key={phase.id} as="article">
          <Stack>
            <Inline justify="between">
              <Heading as="h3" size="sm">
                {words.business.phase({ number: phase.number, title: phase.title })}
              </Heading>
              <RoadmapBadge status={phase.status} />
            </Inline>
            <Text size="sm" tone="muted">
              {phase.description}
            </Text>
            <Progress
              label={words.business.progress()}
              value={Number(phase.progress_percent)}
              valueText={formats.percent(phase.progress_percent, 0)}
              size="sm"
            />
            <Goals goals={phase.goals} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
