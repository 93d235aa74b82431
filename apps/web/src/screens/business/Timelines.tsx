import { useListDevelopmentTimelines } from '@gli/sdk/react';
import { Card } from '../../design/Card.tsx';
import { Grid, Inline, Stack } from '../../design/Layout.tsx';
import { Heading, Text } from '../../design/Text.tsx';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';
import { Goals } from './Goals.tsx';
import { RoadmapBadge } from './RoadmapBadge.tsx';

/** The quarters of the roadmap with their milestones. Spec §9 Roadmap quarters */
export function Timelines() {
  const quarters = useListDevelopmentTimelines();
  if (quarters.isPending) return <LoadingCards count={4} />;
  if (quarters.isError) return <LoadFailure query={quarters} />;
  return (
    <Grid as="ol">
      {quarters.data.map((quarter) => (
        <Card key={quarter.id} as="li">
          <Stack>
            <Inline justify="between">
              <Text size="sm" tone="primary" weight="semibold" numeric>
                {quarter.label}
              </Text>
              <RoadmapBadge status={quarter.status} />
            </Inline>
            <Stack gap="xs">
              <Heading as="h3" size="sm">
                {quarter.title}
              </Heading>
              <Text size="sm" tone="muted">
                {quarter.description}
              </Text>
            </Stack>
            <Goals goals={quarter.milestones} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
