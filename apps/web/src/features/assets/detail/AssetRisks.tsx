import type { RiskLevel, RwaRiskFactor } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

const levels = ['low', 'medium', 'high', 'very_high'];

// A picture of the word beside it: as many bars as the level's place.
const Bars = styled('div', { display: 'flex', alignItems: 'flex-end', gap: '3px', height: '1.5rem' });
const Bar = styled('span', {
  width: '0.5rem',
  borderRadius: '2px',
  background: 'color-mix(in srgb, $colors$textMuted 24%, transparent)',
  '&:nth-child(1)': { height: '40%' },
  '&:nth-child(2)': { height: '60%' },
  '&:nth-child(3)': { height: '80%' },
  '&:nth-child(4)': { height: '100%' },
  variants: {
    reached: {
      low: { background: '$success' },
      medium: { background: '$primary' },
      high: { background: '$warning' },
      very_high: { background: '$danger' },
    },
  },
});

type Reached = 'low' | 'medium' | 'high' | 'very_high';
type AssetRisksProps = { level: RiskLevel; factors: readonly RwaRiskFactor[] };

/** What the risk level means, and what can go wrong in the issuer's words. */
export function AssetRisks({ level, factors }: AssetRisksProps) {
  const t = useTranslations();
  const place = levels.indexOf(level);
  const tone: Reached | undefined = place < 0 ? undefined : level;
  return (
    <Section title={t.rwa.risks()}>
      <Card tone="sunken">
        <Stack gap="sm">
          <Inline gap="md">
            <Bars aria-hidden>
              {levels.map((one, index) => (
                <Bar key={one} {...(tone && index <= place ? { reached: tone } : {})} />
              ))}
            </Bars>
            <Heading as="h3" size="sm">
              {t.rwaAsset.riskLevel({ risk: translate(t.terms.risk, level)() })}
            </Heading>
          </Inline>
          <Text>{translate(t.rwaAsset.riskMeaning, level)()}</Text>
          <Text size="sm" tone="muted">
            {t.rwaAsset.riskReviewed()}
          </Text>
        </Stack>
      </Card>
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
