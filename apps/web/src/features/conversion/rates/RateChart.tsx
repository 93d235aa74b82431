import type { ConversionRate } from '@gli/sdk';
import { AreaChart } from '../../../design/charts/AreaChart.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/Disclosure.tsx';
import { rateHistory } from './rate-history.ts';

/** Decimal places of a rate where it is looked at, not calculated with. */
const rateDecimals = 4;

/** The rate of one direction day by day: a picture, and the same figures as a table. */
export function RateChart({ rate }: { rate: ConversionRate }) {
  const t = useTranslations();
  const formats = useFormats();
  const course = rateHistory(rate.history);
  const shown = (value: string) => formats.token(value, rate.to_token, rateDecimals);
  return (
    <Stack gap="md">
      <Heading as="h3" size="sm">
        {t.conversion.oneGives({ token: rate.from_token })}
      </Heading>
      {course ? (
        <>
          <AreaChart
            label={t.conversion.chartLabel({
              from: formats.day(course.first.recorded_at),
              to: formats.day(course.last.recorded_at),
              start: shown(course.first.rate),
              end: shown(course.last.rate),
              least: shown(course.least),
              most: shown(course.most),
            })}
            points={rate.history.map((point) => ({
              label: formats.day(point.recorded_at),
              value: Number(point.rate),
              display: shown(point.rate),
            }))}
            height="lg"
          />
          <Disclosure summary={t.conversion.showTable()}>
            <Table
              caption={t.conversion.chart()}
              captionHidden
              rowKey={({ recorded_at }) => recorded_at}
              rows={rate.history.toReversed()}
              columns={[
                {
                  id: 'day',
                  header: t.conversion.day(),
                  rowHeader: true,
                  cell: ({ recorded_at }) => formats.day(recorded_at),
                },
                {
                  id: 'rate',
                  header: t.conversion.rate(),
                  numeric: true,
                  cell: (point) => shown(point.rate),
                },
              ]}
            />
          </Disclosure>
        </>
      ) : (
        <Text tone="muted">{t.conversion.noHistory()}</Text>
      )}
    </Stack>
  );
}
