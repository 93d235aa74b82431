import type { RwaAsset } from '@gli/sdk';
import { Card, ChartTable, Section, SegmentedControl, Text, translate } from '@gli/ui';
import { TimeChart } from '@gli/ui/charts';
import { useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';

type YieldAsset = Pick<RwaAsset, 'yield_history' | 'token' | 'payout_schedule' | 'payout'>;

const measures = ['distributed', 'apy'] as const;

/** The asset's monthly payouts and yearly rates as bars and a table, and the payout schedule. */
export function YieldHistory({ asset }: { asset: YieldAsset }) {
  const t = useTranslations();
  const { yield_history: history, payout, payout_schedule: schedule } = asset;
  return (
    <Section title={t.rwa.yieldHistory()}>
      <Text tone="muted">
        {translate(t.rwa.payoutRhythm, schedule)({ day: payout.day_of_month }) +
          (history.length === 0 ? ` ${t.rwa.yieldEmpty()}` : '')}
      </Text>
      {history.length > 0 ? <Months asset={asset} /> : null}
    </Section>
  );
}

function Months({ asset: { yield_history: history, token } }: { asset: YieldAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  const [measure, setMeasure] = useState<(typeof measures)[number]>('distributed');
  const months = history.toSorted((a, b) => a.month.localeCompare(b.month));
  const displays = {
    distributed: ({ distributed }: { distributed: string }) => formats.token(distributed, token),
    apy: ({ apy }: { apy: string }) => formats.apy(apy),
  };
  const display = displays[measure];
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return null;
  const credited = (day: string | null) =>
    day === null ? t.rwa.notCredited() : t.rwa.creditedOn({ day: formats.day(day) });
  return (
    <Card gap="md">
      <SegmentedControl
        label={t.rwa.yieldMeasure()}
        value={measure}
        onValueChange={(value) => setMeasure(value)}
        options={measures.map((value) => ({ value, label: t.rwa[value]() }))}
      />
      <TimeChart
        name={t.rwa[measure]()}
        label={t.rwa.yieldChart({
          measure: t.rwa[measure](),
          count: months.length,
          from: display(first),
          to: display(last),
        })}
        shape="bars"
        interval="month"
        series={[{ name: t.rwa[measure](), tone: 'chart1' }]}
        points={months.map((month) => ({
          at: month.month,
          when: formats.month(month.month),
          values: [{ value: Number(month[measure]), display: display(month) }],
          note: credited(month.credited_on),
          isProvisional: month.credited_on === null,
        }))}
        unit={measure === 'apy' ? undefined : token}
        axisFormat={measure === 'apy' ? { style: 'unit', unit: 'percent' } : undefined}
      />
      <ChartTable
        caption={t.rwa.yieldHistory()}
        rowKey={({ month }) => month}
        rows={months.toReversed()}
        columns={[
          { header: t.rwa.month(), name: ({ month }) => formats.month(month) },
          { header: t.rwa.apy(), figure: displays.apy },
          { header: t.rwa.distributed(), figure: displays.distributed },
          { header: t.rwa.payout(), cell: ({ credited_on }) => credited(credited_on) },
        ]}
      />
    </Card>
  );
}
