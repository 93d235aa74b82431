import type { InvestmentPortfolio } from '@gli/sdk';
import { useSearchParams } from 'wouter';
import { CHART_TONES } from '../../../design/charts/chart-tone.ts';
import { DonutChart } from '../../../design/charts/DonutChart.tsx';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/Disclosure.tsx';
import { Section } from '../../../shared/Section.tsx';
import { groupingOf, withValues } from '../portfolio-address.ts';

/** How the portfolio is spread, as a ring and as a table. */
export function Allocation({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const grouping = groupingOf(search);
  const slices = portfolio.allocation[grouping];
  const shareOf = (share: string) => formats.percent(share);
  const sentence = slices
    .map(({ label, share_percent }) => t.portfolio.sliceOf({ label, share: shareOf(share_percent) }))
    .join(', ');
  return (
    <Section title={t.portfolio.allocation()}>
      <Card>
        <Stack gap="md">
          <SegmentedControl
            label={t.portfolio.allocationBy()}
            value={grouping}
            onValueChange={(group) => setSearch(withValues(search, { group }))}
            options={[
              { value: 'by_asset', label: t.portfolio.byAsset() },
              { value: 'by_category', label: t.portfolio.byCategory() },
              { value: 'by_risk_level', label: t.portfolio.byRisk() },
            ]}
            wide
          />
          <DonutChart
            label={t.portfolio.allocationChart({ slices: sentence })}
            slices={slices.map(({ key, label, value, share_percent }, index) => ({
              id: key,
              label,
              value: Number(value),
              display: shareOf(share_percent),
              tone: CHART_TONES[index % CHART_TONES.length] ?? 'chart1',
            }))}
            centre={{
              caption: t.portfolio.currentValue(),
              figure: formats.compact(portfolio.total_value, portfolio.token),
            }}
          />
          <Disclosure summary={t.rwa.showTable()}>
            <Table
              caption={t.portfolio.allocation()}
              captionHidden
              rowKey={({ key }) => key}
              rows={slices}
              columns={[
                {
                  id: 'label',
                  header: t.portfolio.allocationPart(),
                  rowHeader: true,
                  cell: ({ label }) => label,
                },
                {
                  id: 'value',
                  header: t.portfolio.value(),
                  numeric: true,
                  cell: ({ value }) => formats.token(value, portfolio.token),
                },
                {
                  id: 'share',
                  header: t.portfolio.share(),
                  numeric: true,
                  cell: ({ share_percent }) => shareOf(share_percent),
                },
              ]}
            />
          </Disclosure>
        </Stack>
      </Card>
    </Section>
  );
}
