import type { ProjectFeature } from '@gli/sdk';
import { useListProjectFeatures } from '@gli/sdk/react';
import { Link } from 'wouter';
import { Badge } from '../../design/display/Badge.tsx';
import { Card, CardLink } from '../../design/display/Card.tsx';
import { Grid, Inline, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';
import { translate, useTranslations } from '../../i18n/translations.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../shared/LoadingCards.tsx';
import { featureIcon } from './feature-icon.ts';

const Sign = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '$md',
  background: '$primarySoft',
  color: '$primaryText',
  '& svg': { width: '1.375rem', height: '1.375rem' },
});
const Highlights = styled('ul', {
  display: 'grid',
  gap: '$1',
  listStyle: 'disc',
  paddingLeft: '$5',
  fontSize: '$sm',
  '& li::marker': { color: '$primaryText' },
});

/** What the platform can do, and what is still to come. */
export function ProjectFeatures() {
  const t = useTranslations();
  const features = useListProjectFeatures();
  if (features.isPending) return <LoadingCards count={6} />;
  if (features.isError) return <LoadFailure query={features} />;
  if (features.data.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading as="h3" size="md">
        {t.business.features()}
      </Heading>
      <Grid>
        {features.data.map((feature) => (
          <Feature key={feature.id} feature={feature} />
        ))}
      </Grid>
    </Stack>
  );
}

function Feature({ feature }: { feature: ProjectFeature }) {
  const t = useTranslations();
  const Icon = featureIcon(feature.icon);
  const { title, status, app_path: path } = feature;
  return (
    <Card as="article" interactive={path !== null}>
      <Stack gap="md">
        <Inline justify="between">
          <Sign aria-hidden>
            <Icon />
          </Sign>
          <Badge tone={status === 'live' ? 'success' : 'neutral'} dot>
            {translate(t.business.featureStatus, status)()}
          </Badge>
        </Inline>
        <Stack gap="xs">
          <Heading as="h4" size="sm">
            {path ? (
              <Link href={path} asChild>
                <CardLink>{title}</CardLink>
              </Link>
            ) : (
              title
            )}
          </Heading>
          <Text size="sm" weight="medium">
            {feature.summary}
          </Text>
          <Text size="sm" tone="muted">
            {feature.description}
          </Text>
        </Stack>
        <Highlights>
          {feature.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </Highlights>
      </Stack>
    </Card>
  );
}
