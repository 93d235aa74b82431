import type { InvestmentPortfolio } from '@gli/sdk';
import { Card, ChartTable, Section, SegmentedControl, setParams } from '@gli/ui';
import { DonutChart } from '@gli/ui/charts';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { parseGrouping } from '../portfolio-address.ts';

/** Allocation by asset, category or risk, as a chart and a table. */
export function Allocation({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const grouping = parseGrouping(search);
  const slices = portfolio.allocation[grouping];
  const sentence = slices
    .map(({ label, share_percent }) =>
      t.portfolio.sliceLabel({ label, share: formats.percent(share_percent) }),
    )
    .join(', ');
  return (
    <Section title={t.portfolio.allocation()}>
      <Card gap="md">
        <SegmentedControl
          label={t.portfolio.allocationBy()}
          value={grouping}
          onValueChange={(group) => setSearch(setParams(search, { group }))}
          options={[
            { value: 'by_asset', label: t.portfolio.byAsset() },
            { value: 'by_category', label: t.portfolio.byCategory() },
            { value: 'by_risk_level', label: t.portfolio.byRisk() },
          ]}
          wide
        />
        <DonutChart
          label={t.portfolio.allocationChart({ slices: sentence })}
          slices={slices.map(({ key, label, value, share_percent }) => ({
            id: key,
            label,
            value: Number(value),
            display: formats.percent(share_percent),
          }))}
          center={{
            caption: t.portfolio.invested(),
            figure: formats.token(portfolio.total_value),
            unit: portfolio.token,
          }}
        />

        <ChartTable
          caption={t.portfolio.allocation()}
          rowKey={({ key }) => key}
          rows={slices}
          columns={[
            { header: t.portfolio.allocationPart(), name: ({ label }) => label },
            {
              header: t.portfolio.principal(),
              figure: ({ value }) => formats.token(value, portfolio.token),
            },
            {
              header: t.portfolio.share(),
              figure: ({ share_percent }) => formats.percent(share_percent),
            },
          ]}
        />
      </Card>
    </Section>
  );
}
