import { rateHistory } from '@gli/domain';
import type { ConversionRate } from '@gli/sdk';
import { useListConversionRates } from '@gli/sdk/react';
import {
  Badge,
  Card,
  ChartTable,
  Inline,
  QueryError,
  SegmentedControl,
  Stack,
  StatsCardSkeleton,
  Subheading,
  Text,
  TREND_STYLES,
  toTrend,
} from '@gli/ui';
import { TimeChart } from '@gli/ui/charts';
import { keepPage } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { rangesInDays } from '../conversion-address.ts';
import { Choice, Choices } from './Rates.styles.ts';

type RatesProps = {
  /** Direction of the chart. Default: the first one. */
  direction: { from_token: string; to_token: string } | undefined;
  days: number;
  onChoose: (rate: ConversionRate) => void;
  onDays: (days: number) => void;
};

/** Rates of all directions, and the history of the chosen one. */
export function Rates({ direction, days, onChoose, onDays }: RatesProps) {
  const t = useTranslations();
  const rates = useListConversionRates({ days }, keepPage);
  if (rates.isPending) return <StatsCardSkeleton counts={[4]} charted />;
  if (!rates.data) return <QueryError query={rates} />;
  const rate =
    rates.data.find(
      ({ from_token, to_token }) => from_token === direction?.from_token && to_token === direction.to_token,
    ) ?? rates.data[0];
  if (!rate) return <Text tone="muted">{t.conversion.noHistory()}</Text>;
  return (
    <Card>
      <Stack gap="lg" aria-busy={rates.isFetching}>
        <RatePicker rates={rates.data} chosen={rate} onChoose={onChoose} />
        <Inline justify="end">
          <SegmentedControl
            label={t.conversion.range()}
            value={String(days)}
            onValueChange={(value) => onDays(Number(value))}
            options={rangesInDays
              .toSorted((a, b) => a - b)
              .map((range) => ({
                value: String(range),
                label: range === 365 ? t.conversion.year() : t.conversion.days({ days: range }),
              }))}
          />
        </Inline>
        <RateChart rate={rate} />
      </Stack>
    </Card>
  );
}

type RatePickerProps = {
  rates: readonly ConversionRate[];
  chosen: ConversionRate;
  onChoose: (rate: ConversionRate) => void;
};

/** All directions with their rates. The form and the chart share the selection. */
function RatePicker({ rates, chosen, onChoose }: RatePickerProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Choices role="group" aria-label={t.conversion.rates()}>
      {rates.map((rate) => (
        <Choice
          key={`${rate.from_token}-${rate.to_token}`}
          type="button"
          aria-pressed={rate === chosen}
          onClick={() => onChoose(rate)}
        >
          <Text as="span" size="sm" weight="semibold">
            {`${rate.from_token} → ${rate.to_token}`}
          </Text>
          <Inline as="span" justify="between" css={{ rowGap: '$1' }}>
            <Text
              as="span"
              size="xl"
              weight="bold"
              numeric
              css={{ lineHeight: 'inherit', letterSpacing: '$tight' }}
            >
              {formats.rate(rate.rate)}
            </Text>
            <Badge tone={rate.bidirectional ? 'neutral' : 'warning'}>
              {rate.bidirectional ? t.conversion.bothWays() : t.conversion.oneWay()}
            </Badge>
          </Inline>
          <Text
            as="span"
            size="sm"
            weight="semibold"
            numeric
            css={TREND_STYLES[toTrend(rate.change_24h_percent)]}
          >
            {t.conversion.sinceYesterday({ percent: formats.change(rate.change_24h_percent) })}
          </Text>
        </Choice>
      ))}
    </Choices>
  );
}

/** A direction's daily rates as a chart and a table. */
function RateChart({ rate }: { rate: ConversionRate }) {
  const t = useTranslations();
  const formats = useFormats();
  const history = rateHistory(rate.history);
  const format = (value: string) => formats.rate(value, rate.to_token);
  return (
    <Stack gap="md">
      <Subheading>{t.conversion.oneGives({ token: rate.from_token, to: rate.to_token })}</Subheading>
      {history ? (
        <>
          <TimeChart
            name={t.conversion.chart()}
            label={t.conversion.chartLabel({
              from: formats.day(history.first.recorded_at),
              to: formats.day(history.last.recorded_at),
              start: format(history.first.rate),
              end: format(history.last.rate),
              min: format(history.min),
              max: format(history.max),
            })}
            shape="line"
            interval="day"
            series={[{ name: t.conversion.rate(), tone: 'chart1' }]}
            points={rate.history.map((point) => ({
              at: point.recorded_at,
              when: formats.day(point.recorded_at),
              values: [{ value: Number(point.rate), display: format(point.rate) }],
            }))}
            unit={rate.to_token}
            height="md"
          />
          <ChartTable
            caption={t.conversion.chart()}
            rowKey={({ recorded_at }) => recorded_at}
            rows={rate.history.toReversed()}
            columns={[
              { header: t.conversion.day(), name: ({ recorded_at }) => formats.day(recorded_at) },
              { header: t.conversion.rate(), figure: (point) => format(point.rate) },
            ]}
          />
        </>
      ) : (
        <Text tone="muted">{t.conversion.noHistory()}</Text>
      )}
    </Stack>
  );
}
