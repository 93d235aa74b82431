import type { RwaMonthlyYield } from '@gli/sdk';
import { AreaChart } from '../../../design/charts/AreaChart.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/page/Disclosure.tsx';
import { Section } from '../../../shared/page/Section.tsx';

/** The monthly yield, as a chart and as a table. */
export function YieldHistory({ history, token }: { history: readonly RwaMonthlyYield[]; token: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const months = history.toSorted((a, b) => a.month.localeCompare(b.month));
  const first = months[0];
  const last = months.at(-1);
  return (
    <Section title={t.rwa.yieldHistory()}>
      {first && last ? (
        <Card>
          <Stack gap="md">
            <AreaChart
              label={t.rwa.yieldChart({
                count: months.length,
                from: formats.percent(first.apy),
                to: formats.percent(last.apy),
              })}
              points={months.map(({ month, apy }) => ({
                label: formats.month(month),
                value: Number(apy),
                display: formats.percent(apy),
              }))}
            />
            <Disclosure summary={t.rwa.showTable()}>
              <Table
                caption={t.rwa.yieldHistory()}
                rowKey={({ month }) => month}
                rows={months.toReversed()}
                columns={[
                  { header: t.rwa.month(), name: ({ month }) => formats.month(month) },
                  { header: t.rwa.apy(), figure: ({ apy }) => formats.percent(apy) },
                  {
                    header: t.rwa.distributed(),
                    figure: ({ distributed }) => formats.token(distributed, token),
                  },
                ]}
              />
            </Disclosure>
          </Stack>
        </Card>
      ) : (
        <Text tone="muted">{t.rwa.yieldEmpty()}</Text>
      )}
    </Section>
  );
}
