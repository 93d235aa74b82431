import { useListProjectFeatures } from '@gli/sdk/react';
import { Link } from 'wouter';
import { Card, CardLink } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';

const Highlights = styled('ul', {
  listStyle: 'disc',
  paddingLeft: '$5',
  fontSize: '$sm',
  color: '$textMuted',
});

/** What the platform can do, as the server tells it, and where. */
export function ServicesSection() {
  const features = useListProjectFeatures();
  if (features.isPending) return <LoadingCards count={6} />;
  if (!features.data) return <LoadFailure query={features} />;
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
