import { confirmationStep } from '@gli/domain';
import type { ConversionQuote } from '@gli/sdk';
import { Button, DescriptionList, FailureNotice } from '@gli/ui';
import { FormDialog } from '@gli/ui/forms';
import { describeUnknownWrite } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { QuoteClock } from '../quote/QuoteSection.tsx';
import { type LiveQuote, lifetimeMs } from '../quote/use-quote.ts';
import { WarningBox, WarningConsents } from '../quote/Warnings.tsx';
import { useFigures } from '../use-figures.ts';
import { getConversionTexts } from './get-conversion-texts.ts';
import { useConsentForm } from './use-consent-form.ts';
import type { Execution } from './use-execution.ts';
import { useFailureText } from './use-failure-text.ts';

type ConversionConfirmationProps = {
  quote: ConversionQuote;
  quoting: LiveQuote;
  execution: Execution;
  /** Time that the chosen conversion type takes, in the member's language. */
  time: string;
  onCancel: () => void;
};

/** Shows both amounts, warns if the conversion is irreversible, and asks for consent to each warning before sending. */
export function ConversionConfirmation({
  quote,
  quoting,
  execution,
  time,
  onCancel,
}: ConversionConfirmationProps) {
  const t = useTranslations();
  const formats = useFormats();
  const failureText = useFailureText();
  const figures = useFigures(quote);
  const form = useConsentForm(quote);
  const step = confirmationStep(execution.state, quoting.state);

  const refetch = () => {
    execution.reset();
    quoting.refetch();
  };
  const send = () => {
    const codes = quote.warnings.map(({ code }) => code);
    void execution.mutate({ body: { quote_id: quote.id, acknowledged_warnings: codes }, quote });
  };

  const give = figures.given(quote.amount);
  const receive = figures.received(quote.receive_amount);
  return (
    <FormDialog
      form={form}
      onSend={send}
      title={t.conversion.confirmTitle()}
      description={t.conversion.confirmText({ amount: give, receive })}
      confirmLabel={t.conversion.confirm()}
      confirm={
        step.status === 'quote_over' ? (
          <Button onClick={refetch} busy={quoting.isFetching}>
            {t.conversion.newQuote()}
          </Button>
        ) : undefined
      }
      unknown={describeUnknownWrite(execution, getConversionTexts(t))}
      busy={execution.state.status === 'sending'}
      error={null}
      onClose={onCancel}
    >
      <DescriptionList
        items={[
          [t.conversion.giveAmount(), give],
          [t.conversion.rate(), figures.rate(quote.rate)],
          [t.conversion.priceImpact(), formats.percent(quote.price_impact_percent)],
          [t.conversion.fee(), figures.fee(quote.fee_amount, quote.fee_percent)],
          [t.conversion.receiveAmount(), receive, 'strong'],
          [t.conversion.balanceAfter(), quote.balance_after && figures.given(quote.balance_after)],
          [t.conversion.time(), time],
        ]}
      />
      <QuoteClock quoting={quoting} lifetimeSeconds={lifetimeMs(quote) / 1000} />
      <WarningBox text={t.conversion.cannotBeReversed()} />
      <WarningConsents quote={quote} />
      <FailureNotice>{failureText(step)}</FailureNotice>
    </FormDialog>
  );
}
