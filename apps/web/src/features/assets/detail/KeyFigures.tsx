import type { RwaAsset } from '@gli/sdk';
import { DescriptionList, Note, Progress, Stack, translate } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';

/** The figures that an investment decision starts with: yield, risk and minimum. */
export function KeyFigures({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <DescriptionList
      layout="figures"
      items={[
        [t.rwa.expectedApy(), formats.apy(asset.expected_apy)],
        [t.rwa.risk(), translate(t.terms.risk, asset.risk_level)()],
        [t.rwa.minimum(), <Price amount={asset.minimum_investment} token={asset.token} />],
      ]}
    />
  );
}

/** Funding progress, and the closing date if there is one. */
export function FundingProgress({ asset: { funding, status } }: { asset: RwaAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stack gap="xs">
      <Progress
        label={t.rwa.fundingProgress()}
        value={Number(funding.progress_percent)}
        valueText={formats.percent(funding.progress_percent)}
        tone={status === 'completed' ? 'success' : 'primary'}
      />
      {funding.closes_at ? (
        <Note numeric>{t.rwaAsset.closesOn({ day: formats.day(funding.closes_at) })}</Note>
      ) : null}
    </Stack>
  );
}
