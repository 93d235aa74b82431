import type { RwaRiskFactor } from '@gli/sdk';
import { Card } from '../../design/Card.tsx';
import { Grid, Stack } from '../../design/Layout.tsx';
import { Heading, Text } from '../../design/Text.tsx';
import { useWords } from '../../i18n/words.ts';
import { Section } from '../../parts/Section.tsx';

/** What can go wrong, in the issuer's words. */
export function AssetRisks({ factors }: { factors: readonly RwaRiskFactor[] }) {
  const words = useWords();
  if (factors.length === 0) return null;
  return (
    <Section title={words.rwa.risks()}>
      <Grid gap="md">
        {factors.map(({ title, text }) => (
          <Card key={title} padding="sm">
            <Stack gap="xs">
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Text size="sm" tone="muted">
                {text}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
