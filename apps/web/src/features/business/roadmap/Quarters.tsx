import type { DevelopmentTimeline } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Goals } from '../Goals.tsx';
import { RoadmapBadge } from '../RoadmapBadge.tsx';

/** The quarters of the roadmap: what each stood for, and its milestones. Spec §9 Roadmap quarters */
export function Quarters({ quarters }: { quarters: readonly DevelopmentTimeline[] }) {
  const t = useTranslations();
  return (
    <Stack gap="md">
      <Heading as="h3" size="md">
        {t.business.quarters()}
      </Heading>
      <Grid as="ol" min="lg">
        {quarters.map((quarter) => (
          <Card key={quarter.id} as="li">
            <Stack gap="md">
              <Inline justify="between">
                <Text size="sm" tone="primary" weight="semibold" numeric>
                  {quarter.label}
                </Text>
                <RoadmapBadge status={quarter.status} />
              </Inline>
              <Stack gap="xs">
                <Heading as="h4" size="sm">
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
    </Stack>
  );
}
