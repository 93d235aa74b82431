import { useListProjectFeatures } from '@gli/sdk/react';
import { Badge } from '../../design/Badge.tsx';
import { Card } from '../../design/Card.tsx';
import { Grid, Inline, Stack } from '../../design/Layout.tsx';
import { Heading, Text } from '../../design/Text.tsx';
import { useWords, wordFor } from '../../i18n/words.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';

/** What the platform can do, and what is still to come. */
export function ProjectFeatures() {
  const words = useWords();
  const features = useListProjectFeatures();
  if (features.isPending) return <LoadingCards count={3} />;
  if (features.isError) return <LoadFailure query={features} />;
  return (
    <Grid>
      {features.data.map((feature) => (
        <Card key={feature.id} as="article">
          <Stack gap="sm">
            <Inline justify="between">
              <Heading as="h3" size="sm">
                {feature.title}
              </Heading>
              <Badge tone={feature.status === 'live' ? 'success' : 'neutral'}>
                {wordFor(words.business.featureStatus, feature.status)()}
              </Badge>
            </Inline>
            <Text size="sm" tone="muted">
              {feature.description}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
