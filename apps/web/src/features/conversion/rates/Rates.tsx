import type { ConversionRate } from '@gli/sdk';
import { useListConversionRates } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { rangesInDays } from '../conversion-address.ts';
import { RateChart } from './RateChart.tsx';
import { RatePicker } from './RatePicker.tsx';

type RatesProps = {
  /** The direction whose course is drawn; before the rules are known, the first that is listed. */
  shown: { from_token: string; to_token: string } | undefined;
  days: number;
  onChoose: (rate: ConversionRate) => void;
  onDays: (days: number) => void;
};

/** The rate of every direction, and the course of the chosen one. */
export function Rates({ shown, days, onChoose, onDays }: RatesProps) {
  const t = useTranslations();
  const rates = useListConversionRates({ days }, { query: { placeholderData: keepPreviousData } });
  if (rates.isPending) return <RatesSkeleton />;
  if (!rates.data) return <LoadFailure query={rates} />;
  const rate =
    rates.data.find(
      ({ from_token, to_token }) => from_token === shown?.from_token && to_token === shown.to_token,
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

function RatesSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Card>
        <Stack gap="lg">
          <Skeleton shape="block" css={{ height: '6.5rem' }} />
          <Skeleton shape="block" width="half" css={{ height: '2.75rem', alignSelf: 'flex-end' }} />
          <Skeleton shape="block" css={{ height: '22rem' }} />
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
