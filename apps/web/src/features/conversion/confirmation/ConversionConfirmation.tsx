import type { ConversionQuote } from '@gli/sdk';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useBackCloses } from '../../../shared/browser/use-back-closes.ts';
import { Notice } from '../../../shared/forms/Notice.tsx';
import { QuoteClock } from '../quote/QuoteSection.tsx';
import { lifetimeMs, type Quoting } from '../quote/use-quote.ts';
import { WarningBox, WarningConsents } from '../quote/Warnings.tsx';
import { useFigures } from '../use-figures.ts';
import { confirmationStep, useFailureText } from './confirmation-step.ts';
import type { Execution } from './use-execution.ts';

type Code = ConversionQuote['warnings'][number]['code'];
type Consents = { quoteId: string; given: readonly Code[]; showErrors: boolean };

type ConversionConfirmationProps = {
  quote: ConversionQuote;
  quoting: Quoting;
  execution: Execution;
  /** How long this type takes, in the member's language. */
  time: string;
  onCancel: () => void;
};

/** What is given and received, that it cannot be reversed, a consent to each warning; only then is anything sent. */
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
  const none: Consents = { quoteId: quote.id, given: [], showErrors: false };
  const [consents, setConsents] = useState(none);
  // Another quote has other figures, which the member has not agreed to.
  if (consents.quoteId !== quote.id) setConsents(none);
  const step = confirmationStep(execution, quoting.state);

  const consent = (code: Code, isGiven: boolean) =>
    setConsents(({ given, ...rest }) => ({
      ...rest,
      given: isGiven ? [...given, code] : given.filter((other) => other !== code),
    }));
  const refetch = () => {
    execution.forgetError();
    quoting.refetch();
  };
  const confirm = () => {
    setConsents((current) => ({ ...current, showErrors: true }));
    const codes = quote.warnings.map(({ code }) => code);
    if (!codes.every((code) => consents.given.includes(code))) return;
    execution.send({ body: { quote_id: quote.id, acknowledged_warnings: codes }, quote });
  };

  useBackCloses(onCancel, execution.isSending);

  const give = figures.given(quote.amount);
  const receive = figures.received(quote.receive_amount);
  const failure = failureText(step);
  return (
    <Dialog
      open
      onClose={onCancel}
      dismissible={!execution.isSending}
      title={t.conversion.confirmTitle()}
      description={t.conversion.confirmText({ amount: give, receive })}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={execution.isSending}>
            {t.common.cancel()}
          </Button>
          {step.status === 'quote_over' ? (
            <Button onClick={refetch} busy={quoting.isFetching}>
              {t.conversion.newQuote()}
            </Button>
          ) : step.status === 'unknown_outcome' ? (
            <Button onClick={() => execution.send(step.conversion)} busy={execution.isSending}>
              {t.conversion.sendAgain()}
            </Button>
          ) : (
            <Button onClick={confirm} busy={execution.isSending}>
              {t.conversion.confirm()}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        <DescriptionList
          items={[
            { term: t.conversion.given(), description: give },
            { term: t.conversion.rate(), description: figures.rate(quote.rate) },
            { term: t.conversion.priceImpact(), description: formats.percent(quote.price_impact_percent) },
            { term: t.conversion.fee(), description: figures.fee(quote.fee_amount, quote.fee_percent) },
            { term: t.conversion.receiveAmount(), description: receive, strong: true },
            ...(quote.balance_after === null
              ? []
              : [{ term: t.conversion.balanceAfter(), description: figures.given(quote.balance_after) }]),
            { term: t.conversion.time(), description: time },
          ]}
        />
        <QuoteClock quoting={quoting} lifetimeSeconds={lifetimeMs(quote) / 1000} />
        <WarningBox text={t.conversion.cannotBeReversed()} />
        <WarningConsents
          quote={quote}
          given={consents.given}
          onChange={consent}
          showErrors={consents.showErrors}
        />
        {failure ? (
          <Notice kind="failure" role="alert">
            {failure}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
