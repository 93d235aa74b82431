import { useListProjectFeatures } from '@gli/sdk/react';
import { Card, CardLink } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { Subheading } from '../../../shared/page/Note.tsx';

const Highlights = styled('ul', {
  listStyle: 'disc',
  paddingLeft: '$5',
  fontSize: '$sm',
  color: '$textMuted',
});

/** The features of the platform, with links to them. */
export function ServicesSection() {
  const features = useListProjectFeatures();
  if (features.isPending) return <LoadingCards count={6} />;
  if (!features.data) return <LoadFailure query={features} />;
  return (
    <Grid filled>
      {features.data.map(({ id, title, description, highlights, app_path: path }) => (
        <Card key={id} as="article" interactive={path !== null}>
          <Stack gap="sm">
            <Subheading>{path === null ? title : <CardLink href={path}>{title}</CardLink>}</Subheading>
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
