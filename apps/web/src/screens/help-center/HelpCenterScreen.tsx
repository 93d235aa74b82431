import { useListProjectFeatures, useListProjectFeaturesQueryOptions } from '@gli/sdk/react';
import { Link } from 'wouter';
import { Card, CardLink } from '../../design/Card.tsx';
import { Container, Grid, Stack } from '../../design/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { Heading, Text } from '../../design/Text.tsx';
import { useWords } from '../../i18n/words.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Section } from '../../parts/Section.tsx';
import { usePrefetch } from '../../parts/use-prefetch.ts';

const Highlights = styled('ul', {
  listStyle: 'disc',
  paddingLeft: '$5',
  fontSize: '$sm',
  color: '$textMuted',
});

/** Help center: what can be done on the platform, and where. */
export default function HelpCenterScreen() {
  const words = useWords();
  return (
    <Container>
      <Stack gap="xl">
        <PageHead title={words.places['help-center']()} lead={words.helpCenter.lead()} />
        <Section title={words.helpCenter.features()}>
          <Features />
        </Section>
      </Stack>
    </Container>
  );
}

function Features() {
  const features = useListProjectFeatures();
  if (features.isPending) return <LoadingCards count={6} />;
  if (features.isError) return <LoadFailure query={features} />;
  return (
    <Grid>
      {features.data.map(({ id, title, description, highlights, app_path: path }) => (
        <Card key={id} as="article" interactive={path !== null}>
          <Stack gap="sm">
            <Heading as="h3" size="sm">
              {path === null ? (
                title
              ) : (
                <Link href={path} asChild>
                  <CardLink>{title}</CardLink>
                </Link>
              )}
            </Heading>
            <Text size="sm">{description}</Text>
            <Highlights>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </Highlights>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

export function Prefetch() {
  usePrefetch(useListProjectFeaturesQueryOptions());
  return null;
}
