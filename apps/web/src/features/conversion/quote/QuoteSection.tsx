import type { ConversionInfo, ConversionPair } from '@gli/sdk';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { Notice } from '../../../shared/Notice.tsx';
import type { ConversionState } from '../form/conversion-state.ts';
import type { Estimate } from '../form/estimate.ts';
import { FormWarnings } from '../form/FormWarnings.tsx';
import { QuoteClock } from './QuoteClock.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';
import type { Quoting } from './use-quote.ts';

type QuoteSectionProps = {
  info: ConversionInfo;
  pair: ConversionPair;
  state: ConversionState;
  quoting: Quoting;
  estimate: Estimate | null;
};

/** The quote with its countdown and warnings; for visitors an estimate; or why there is none. */
export function QuoteSection({ info, pair, state, quoting, estimate }: QuoteSectionProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const quote = 'quote' in quoting.state ? quoting.state.quote : null;
  return (
    <Stack gap="sm" as="section" aria-label={t.conversion.quoteHeading()}>
      <QuoteSummary pair={pair} quote={state.status === 'quoting' ? 'asking' : quote} estimate={estimate} />
      {quote ? (
        <QuoteClock quoting={quoting} lifetimeSeconds={info.quote_lifetime_seconds} canRefresh />
      ) : null}
      {estimate ? (
        <Text size="sm" tone="muted">
          {t.conversion.estimateNote()}
        </Text>
      ) : null}
      {quote ? <FormWarnings quote={quote} /> : null}
      {state.status === 'quote_failed' ? (
        <Notice kind="failure" role="alert">
          {errorText(state.error)}
        </Notice>
      ) : null}
    </Stack>
  );
}
