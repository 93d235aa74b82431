import type { RwaAsset } from '@gli/sdk';
import { Card, Grid, Progress, Stat, translate } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { AboutWon } from '../../money/index.ts';

/** The key figures for an investment decision: yield, risk, minimum, closing date and funding progress. */
export function KeyFigures({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  const { funding, token, minimum_investment: minimum } = asset;
  return (
    <Card padding="sm" gap="md">
      {/* Four in a row, two on phones, and one with large text. */}
      <Grid gap="md" css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))' }}>
        <Stat label={t.rwa.expectedApy()} value={formats.percent(asset.expected_apy)} size="sm" />
        <Stat label={t.rwa.risk()} value={translate(t.terms.risk, asset.risk_level)()} size="sm" />
        <Stat
          label={t.rwa.minimum()}
          value={formats.tokenExact(minimum)}
          unit={token}
          size="sm"
          note={<AboutWon amount={minimum} token={token} />}
        />
        {funding.closes_at ? (
          <Stat label={t.rwa.closesAt()} value={formats.day(funding.closes_at)} size="sm" />
        ) : null}
      </Grid>
      <Progress
        label={t.rwa.fundingProgress()}
        value={Number(funding.progress_percent)}
        valueText={formats.percent(funding.progress_percent)}
        tone={asset.status === 'completed' ? 'success' : 'primary'}
      />
    </Card>
  );
}
