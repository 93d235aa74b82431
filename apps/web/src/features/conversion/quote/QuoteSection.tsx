import type { ConversionState } from '@gli/domain';
import type { ConversionInfo, ConversionPair, ConversionQuote } from '@gli/sdk';
import {
  clockText,
  DescriptionList,
  FailureNotice,
  IconButton,
  LiveSummary,
  Note,
  Progress,
  Skeleton,
  Split,
  Stack,
} from '@gli/ui';
import { RotateCw } from '@gli/ui/icons';
import type { ConversionTerms } from '@gli/validation';
import type { ReactNode } from 'react';
import { useErrorText } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { useFigures } from '../use-figures.ts';
import type { LiveQuote } from './use-quote.ts';
import { QuoteWarnings } from './Warnings.tsx';

/** Number of remaining seconds at which the progress bar starts to warn. */
const EXPIRES_SOON_SECONDS = 20;

type QuoteSectionProps = {
  info: ConversionInfo;
  pair: ConversionPair;
  state: ConversionState;
  quoting: LiveQuote;
  estimate: ConversionTerms | null;
};

/** The quote with countdown and warnings, an estimate for visitors, or the reason why there is no quote. */
export function QuoteSection({ info, pair, state, quoting, estimate }: QuoteSectionProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const figures = useFigures(pair);
  const quote = 'quote' in quoting.state ? quoting.state.quote : null;
  const summary = estimate
    ? t.conversion.estimateSpoken({ receive: figures.received(estimate.receiveAmount) })
    : state.status === 'ready'
      ? t.conversion.quoteSpoken({
          give: figures.given(state.quote.amount),
          receive: figures.received(state.quote.receive_amount),
          minutes: Math.floor(info.quote_lifetime_seconds / 60),
        })
      : null;
  return (
    <Stack gap="sm" as="section" aria-label={t.conversion.quoteHeading()}>
      <LiveSummary>{summary}</LiveSummary>
      <QuoteSummary pair={pair} quote={state.status === 'quoting' ? 'pending' : quote} estimate={estimate} />
      {quote ? (
        <QuoteClock quoting={quoting} lifetimeSeconds={info.quote_lifetime_seconds} canRefresh />
      ) : null}
      {estimate ? <Note>{t.conversion.estimateNote()}</Note> : null}
      {quote ? <QuoteWarnings quote={quote} /> : null}
      <FailureNotice>{state.status === 'quote_failed' ? errorText(state.error) : null}</FailureNotice>
    </Stack>
  );
}

type QuoteSummaryProps = {
  pair: ConversionPair;
  /** Null if no quote is expected. */
  quote: ConversionQuote | 'pending' | null;
  estimate: ConversionTerms | null;
};

/** Costs and result of a conversion. The rows are always rendered, to avoid layout shifts. */
function QuoteSummary({ pair, quote, estimate }: QuoteSummaryProps) {
  const t = useTranslations();
  const formats = useFormats();
  const figures = useFigures(pair);
  const figure = (
    ofQuote: (quote: ConversionQuote) => ReactNode,
    ofEstimate: (estimate: ConversionTerms) => ReactNode,
  ) => {
    if (estimate) return ofEstimate(estimate);
    if (quote === null) return '–';
    return quote === 'pending' ? (
      <Skeleton css={{ display: 'inline-block', width: '6rem' }} />
    ) : (
      ofQuote(quote)
    );
  };
  return (
    <DescriptionList
      items={[
        [
          t.conversion.rate(),
          figure(
            ({ rate }) => figures.rate(rate),
            ({ rate }) => figures.rate(rate),
          ),
        ],
        [
          t.conversion.priceImpact(),
          figure(
            ({ price_impact_percent }) => formats.percent(price_impact_percent),
            ({ priceImpactPercent }) => formats.percent(priceImpactPercent),
          ),
        ],
        [
          t.conversion.fee(),
          figure(
            ({ fee_amount, fee_percent }) => figures.fee(fee_amount, fee_percent),
            ({ feePercent }) => formats.percent(feePercent),
          ),
        ],
        [
          estimate ? t.conversion.estimatedReceive() : t.conversion.receiveAmount(),
          figure(
            ({ receive_amount }) => figures.received(receive_amount),
            ({ receiveAmount }) => formats.tokenExact(receiveAmount, pair.to_token),
          ),
          'strong',
        ],
      ]}
    />
  );
}

type QuoteClockProps = {
  quoting: LiveQuote;
  lifetimeSeconds: number;
  /** True if a new quote can be requested before this one expires. */
  canRefresh?: boolean;
};

/** The quote's remaining validity, and a button to request a new one. */
export function QuoteClock({ quoting, lifetimeSeconds, canRefresh = false }: QuoteClockProps) {
  const t = useTranslations();
  const { secondsLeft, isFetching } = quoting;
  return (
    <Split from="always" gap="sm" align="center" css={{ '--columns': 'minmax(0, 1fr) auto' }}>
      <Progress
        label={t.conversion.validFor()}
        value={secondsLeft}
        max={lifetimeSeconds}
        valueText={t.conversion.validForClock({ clock: clockText(secondsLeft) })}
        tone={secondsLeft <= EXPIRES_SOON_SECONDS ? 'warning' : 'primary'}
        size="sm"
      />
      {canRefresh ? (
        <IconButton
          label={t.conversion.refreshQuote()}
          onClick={quoting.refetch}
          aria-disabled={isFetching || undefined}
        >
          <RotateCw aria-hidden />
        </IconButton>
      ) : null}
    </Split>
  );
}
