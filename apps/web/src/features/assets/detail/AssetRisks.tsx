import { type RiskLevel, type RwaRiskFactor, riskLevelValues } from '@gli/sdk';
import {
  Card,
  Grid,
  Inline,
  Note,
  omitUndefined,
  parseEnum,
  Section,
  Subheading,
  Text,
  translate,
} from '@gli/ui';
import { useTranslations } from '@/i18n';
import { Bar } from './AssetRisks.styles.ts';

/** The meaning of the risk level, and the risks described by the issuer. */
export function AssetRisks({ level, factors }: { level: RiskLevel; factors: readonly RwaRiskFactor[] }) {
  const t = useTranslations();
  const known = parseEnum(riskLevelValues, level);
  const reached = known ? riskLevelValues.indexOf(known) : -1;
  return (
    <Section title={t.rwa.risks()}>
      <Card tone="sunken" gap="sm">
        <Inline gap="md">
          <Inline nowrap align="end" css={{ gap: '3px', height: '1.5rem' }} aria-hidden>
            {riskLevelValues.map((one, index) => (
              <Bar key={one} {...omitUndefined({ reached: index <= reached ? known : undefined })} />
            ))}
          </Inline>
          <Subheading>{t.rwaAsset.riskLevel({ risk: translate(t.terms.risk, level)() })}</Subheading>
        </Inline>
        <Text>{translate(t.rwaAsset.riskMeaning, level)()}</Text>
        <Note>{t.rwaAsset.riskReviewed()}</Note>
      </Card>
      <Grid gap="md">
        {factors.map(({ title, text }) => (
          <Card key={title} padding="sm" gap="xs">
            <Subheading>{title}</Subheading>
            <Note>{text}</Note>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
