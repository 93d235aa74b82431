import type { RwaMonthlyYield } from '@gli/sdk';
import { AreaChart } from '../../../design/charts/AreaChart.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { Disclosure } from '../../../shared/Disclosure.tsx';
import { Section } from '../../../shared/Section.tsx';

type YieldHistoryProps = { history: readonly RwaMonthlyYield[]; token: string };

/** What the asset earned month by month: a picture, and the same figures as a table. */
export function YieldHistory({ history, token }: YieldHistoryProps) {
  const words = useWords();
  const formats = useFormats();
  const months = history.toSorted((a, b) => a.month.localeCompare(b.month));
  const first = months[0];
  const last = months.at(-1);
  return (
    <Section title={words.rwa.yieldHistory()}>
      {first && last ? (
        <Card>
          <Stack gap="md">
            <AreaChart
              label={words.rwa.yieldChart({
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
            <Disclosure summary={words.rwa.showTable()}>
              <Table
                caption={words.rwa.yieldHistory()}
                captionHidden
                rowKey={({ month }) => month}
                rows={months.toReversed()}
                columns={[
                  {
                    id: 'month',
                    header: words.rwa.month(),
                    rowHeader: true,
                    cell: ({ month }) => formats.month(month),
                  },
                  {
                    id: 'apy',
                    header: words.rwa.apy(),
                    numeric: true,
                    cell: ({ apy }) => formats.percent(apy),
                  },
                  {
                    id: 'distributed',
                    header: words.rwa.distributed(),
                    numeric: true,
                    cell: ({ distributed }) => formats.token(distributed, token),
                  },
                ]}
              />
            </Disclosure>
          </Stack>
        </Card>
      ) : (
        <Text tone="muted">{words.rwa.yieldEmpty()}</Text>
      )}
    </Section>
  );
}
