import type { ConversionPair, ConversionQuote } from '@gli/sdk';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { Estimate } from '../form/estimate.ts';

const Waiting = styled('span', { display: 'inline-block', width: '6rem' });

type QuoteSummaryProps = {
  pair: Pick<ConversionPair, 'from_token' | 'to_token'>;
  /** The quote, `asking` while it is on its way, null where there is none to wait for. */
  quote: ConversionQuote | 'asking' | null;
  /** What it would bring at the market rate, for who gets no quote. */
  estimate: Estimate | null;
};

/** What a conversion costs and brings. Its lines stand there from the beginning, so that nothing moves. */
export function QuoteSummary({ pair, quote, estimate }: QuoteSummaryProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { from_token: from, to_token: to } = pair;
  const figure = (
    ofQuote: (quote: ConversionQuote) => ReactNode,
    ofEstimate: (estimate: Estimate) => ReactNode,
  ) => {
    if (estimate) return ofEstimate(estimate);
    if (quote === null) return '–';
    if (quote !== 'asking') return ofQuote(quote);
    return (
      <Waiting>
        <Skeleton />
      </Waiting>
    );
  };
  const rateText = (rate: string) => t.conversion.rateOf({ from, rate: formats.token(rate, to, 8) });
  return (
    <DescriptionList
      items={[
        {
          term: t.conversion.rate(),
          description: figure(
            ({ rate }) => rateText(rate),
            ({ rate }) => rateText(rate),
          ),
        },
        {
          term: t.conversion.priceImpact(),
          description: figure(
            ({ price_impact_percent }) => formats.percent(price_impact_percent),
            ({ impactPercent }) => formats.percent(impactPercent),
          ),
        },
        {
          term: t.conversion.fee(),
          description: figure(
            ({ fee_amount, fee_percent }) =>
              t.conversion.feeOf({
                amount: formats.tokenExact(fee_amount, to),
                percent: formats.percent(fee_percent),
              }),
            ({ feePercent }) => formats.percent(feePercent),
          ),
        },
        {
          term: estimate ? t.conversion.estimatedReceive() : t.conversion.receiveAmount(),
          description: figure(
            ({ receive_amount }) => formats.tokenExact(receive_amount, to),
            ({ receive }) => formats.token(receive, to),
          ),
          strong: true,
        },
      ]}
    />
  );
}
