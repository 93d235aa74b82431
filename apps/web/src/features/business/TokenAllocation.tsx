import type { TokenEcosystem } from '@gli/sdk';
import { ChartTable, Stack, Text } from '@gli/ui';
import { DonutChart } from '@gli/ui/charts';
import { useFormats, useTranslations } from '@/i18n';

/** A token's allocation as a donut chart, and a table with the unlock schedule. */
export function TokenAllocation({ token }: { token: TokenEcosystem }) {
  const t = useTranslations();
  const formats = useFormats();
  const { business } = t;
  const { allocations } = token;
  const sentence = allocations
    .map(({ label, share_percent: share }) => business.sliceLabel({ label, share: formats.percent(share) }))
    .join(', ');
  return (
    <Stack gap="sm">
      <Text size="sm" weight="semibold">
        {business.allocation()}
      </Text>
      <DonutChart
        label={business.allocationChart({ token: token.token, slices: sentence })}
        slices={allocations.map(({ key, label, share_percent: share }) => ({
          id: key,
          label,
          value: Number(share),
          display: formats.percent(share),
        }))}
        center={
          token.total_supply
            ? { caption: business.totalSupply(), figure: formats.token(token.total_supply) }
            : undefined
        }
      />
      <ChartTable
        caption={business.allocation()}
        rows={allocations}
        rowKey={({ key }) => key}
        columns={[
          { header: business.purpose(), name: ({ label }) => label },
          { header: business.share(), figure: ({ share_percent: share }) => formats.percent(share) },
          { header: business.amount(), figure: ({ amount }) => formats.token(amount) },
          { header: business.unlock(), cell: ({ unlock_terms: terms }) => terms },
        ]}
      />
    </Stack>
  );
}
