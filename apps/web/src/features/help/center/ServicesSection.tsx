import { useListProjectFeatures } from '@gli/sdk/react';
import { BulletList, Card, CardGridSkeleton, CardLink, Grid, QueryError, Subheading, Text } from '@gli/ui';

export function ServicesSection() {
  const features = useListProjectFeatures();
  if (features.isPending) return <CardGridSkeleton count={6} />;
  if (!features.data) return <QueryError query={features} />;
  return (
    <Grid filled>
      {features.data.map(({ id, title, description, highlights, app_path: path }) => (
        <Card key={id} as="article" interactive={path !== null} gap="sm">
          <Subheading>{path === null ? title : <CardLink href={path}>{title}</CardLink>}</Subheading>
          <Text size="sm">{description}</Text>
          <BulletList size="sm">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </BulletList>
        </Card>
      ))}
    </Grid>
  );
}
