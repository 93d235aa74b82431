import type { RwaAsset } from '@gli/sdk';
import { Card, DescriptionList, Progress, Stack, Stat } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '@/shared';

/** Expected yield and funding progress. */
export function FundingCard({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  const { funding, token } = asset;
  const price = (amount: string) => <Price amount={amount} token={token} />;
  return (
    <Card>
      <Stack gap="md">
        <Stat label={t.rwa.expectedApy()} value={formats.percent(asset.expected_apy)} size="lg" />
        <Progress
          label={t.rwa.fundingProgress()}
          value={Number(funding.progress_percent)}
          valueText={formats.percent(funding.progress_percent)}
          tone={asset.status === 'completed' ? 'success' : 'primary'}
        />
        <DescriptionList
          items={[
            { term: t.rwa.raised(), description: price(funding.raised) },
            { term: t.rwa.target(), description: price(funding.target) },
            { term: t.rwa.remaining(), description: price(funding.remaining) },
            { term: t.rwa.minimum(), description: price(asset.minimum_investment) },
            {
              term: t.rwa.maximum(),
              description: asset.maximum_investment && price(asset.maximum_investment),
            },
            {
              term: t.rwaAsset.investorCount(),
              description: t.rwaAsset.people({ count: formats.integer(funding.investor_count) }),
            },
            { term: t.rwa.closesAt(), description: funding.closes_at && formats.day(funding.closes_at) },
          ]}
        />
      </Stack>
    </Card>
  );
}
