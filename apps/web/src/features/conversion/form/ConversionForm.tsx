import { amountIssue, type ConversionState, conversionState, findAvailable } from '@gli/domain';
import type { ConversionInfo, ConversionPair, ConversionQuote } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { zConversionInput } from '@gli/sdk/schemas';
import { ActionBar, Button, fieldText, SectionErrorBoundary, useOnChange } from '@gli/ui';
import { Form, type FormIssue, useSubmit, useZodForm, zAmount } from '@gli/ui/forms';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useLoginRequired, useMember } from '@/data';
import { type TranslationFunctions, useFormats, useTranslations } from '@/i18n';
import { ConversionConfirmation } from '../confirmation/ConversionConfirmation.tsx';
import { ConversionResult } from '../confirmation/ConversionResult.tsx';
import { UnfinishedNotice } from '../confirmation/UnfinishedNotice.tsx';
import { useExecution } from '../confirmation/use-execution.ts';
import type { useConversionAddress } from '../conversion-address.ts';
import { QuoteSection } from '../quote/QuoteSection.tsx';
import { useConversionInput, useQuote } from '../quote/use-quote.ts';
import { AmountField } from './AmountField.tsx';
import { PairPicker } from './PairPicker.tsx';
import { SpeedChoice } from './SpeedChoice.tsx';
import { useEstimate } from './use-estimate.ts';

type Step = { status: 'editing' } | { status: 'confirming'; quote: ConversionQuote };

const createConversionForm = (pair: ConversionPair, balance: string | undefined) =>
  z.object({
    amount: zAmount(zConversionInput.shape.amount, (amount) => amountIssue({ amount, pair, balance })),
  });

type ConversionFormProps = {
  info: ConversionInfo;
  pair: ConversionPair;
  address: ReturnType<typeof useConversionAddress>;
};

/** Pair, amount, type, the server's quote, the confirmation and its outcome. Spec §4 Conversion rules */
export function ConversionForm({ info, pair, address }: ConversionFormProps) {
  const t = useTranslations();
  const requireLogin = useLoginRequired();
  const unfinishedId = useId();
  const member = useMember();
  const memberId = member?.id ?? null;
  const formats = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<Step>({ status: 'editing' });
  const wallet = useGetWalletInfo({}, { query: { enabled: member !== null } });
  const balance = member ? findAvailable(wallet.data?.balances, pair.from_token) : undefined;
  const type = info.types.find((candidate) => candidate.type === address.speed) ?? info.types[0];

  const exact = (value: string) => formats.tokenExact(value, pair.from_token);
  const schema = useMemo(() => createConversionForm(pair, balance), [pair, balance]);
  const form = useZodForm(schema, {
    mode: 'onTouched',
    defaultValues: { amount: '' },
    formatAmount: exact,
    toOwnMessage: (issue) => toLimitMessage(issue, t, exact),
  });
  const amount = form.watch('amount');

  const execution = useExecution(memberId);
  const { state: write } = execution;
  const isUnknown = write.status === 'unknown';
  useOnChange(write.status, () => {
    if (write.status !== 'done') return;
    setStep({ status: 'editing' });
    form.reset({ amount: '' });
  });
  // A result belongs to the tokens that were converted.
  useOnChange(`${pair.from_token} ${pair.to_token}`, execution.reset);
  // A changed amount is a new conversion.
  useOnChange(amount, () => {
    if (write.status === 'unknown' && write.lookup === 'not_found') execution.drop();
  });
  const input = useConversionInput(pair, type?.type, amount, balance);
  const quoting = useQuote(
    memberId,
    isUnknown && step.status !== 'confirming' ? null : input,
    step.status === 'confirming',
  );
  const estimate = useEstimate(pair, address.days, member ? null : input, type?.fee_percent);
  const state = conversionState({
    isMember: member !== null,
    hasUnfinished: isUnknown,
    amount,
    pair,
    balance,
    quote: quoting.state,
  });
  const quote = 'quote' in quoting.state ? quoting.state.quote : null;

  const { submit } = useSubmit(form, () => {
    switch (state.status) {
      case 'quote_failed':
      case 'quote_expired':
        return quoting.refetch();
      case 'ready':
        execution.reset();
        return setStep({ status: 'confirming', quote: state.quote });
    }
  });
  if (!type) return null;

  const submitOrAsk = (event: FormEvent<HTMLFormElement>) => {
    if (state.status !== 'login_required' && state.status !== 'unfinished') return submit(event);
    event.preventDefault();
    if (state.status === 'login_required') requireLogin('convert');
    else document.getElementById(unfinishedId)?.focus();
  };

  const cancel = () => {
    execution.reset();
    setStep({ status: 'editing' });
  };

  if (write.status === 'done') {
    return (
      <SectionErrorBoundary>
        <ConversionResult conversion={write.data} onAgain={execution.reset} />
      </SectionErrorBoundary>
    );
  }
  return (
    <>
      <Form form={form} onSubmit={submitOrAsk} draft="conversion" gap="lg">
        {step.status === 'editing' ? (
          <SectionErrorBoundary>
            <UnfinishedNotice execution={execution} id={unfinishedId} />
          </SectionErrorBoundary>
        ) : null}
        <PairPicker pairs={info.pairs} pair={pair} onChoose={address.choosePair} />
        <AmountField
          pair={pair}
          isMember={member !== null}
          balance={balance}
          isBalanceMissing={wallet.isError && balance === undefined}
          failure={
            input !== null && state.status === 'insufficient_balance'
              ? fieldText(t, state.issue, { label: '', amount: exact })
              : undefined
          }
        />
        <SpeedChoice types={info.types} value={type.type} onValueChange={address.chooseSpeed} />
        <QuoteSection info={info} pair={pair} state={state} quoting={quoting} estimate={estimate} />
        <Button
          ref={button}
          type="submit"
          size="lg"
          wide
          busy={state.status === 'quoting'}
          busyLabel={t.conversion.quoting()}
        >
          {buttonText(state, pair.from_token, t)}
        </Button>
        <ActionBar
          button={button}
          term={input ? `${pair.from_token} → ${pair.to_token}` : t.conversion.minimum()}
          figure={exact(input?.amount ?? pair.minimum_amount)}
          action={t.conversion.heading()}
          isComplete={state.status === 'ready'}
        />
      </Form>
      {step.status === 'confirming' ? (
        <SectionErrorBoundary>
          <ConversionConfirmation
            quote={quote ?? step.quote}
            quoting={quoting}
            execution={execution}
            time={type.estimated_time}
            onCancel={cancel}
          />
        </SectionErrorBoundary>
      ) : null}
    </>
  );
}

/** Returns the specific messages for a pair's limits. Spec §5 */
function toLimitMessage(issue: FormIssue, t: TranslationFunctions, exact: (amount: string) => string) {
  if (issue.code === 'below_minimum')
    return t.conversion.belowMinimum({ minimum: exact(issue.params.minimum) });
  if (issue.code === 'above_maximum')
    return t.conversion.aboveMaximum({ maximum: exact(issue.params.maximum) });
}

function buttonText({ status }: ConversionState, token: string, t: TranslationFunctions): string {
  switch (status) {
    case 'login_required':
      return t.conversion.loginToConvert();
    case 'unfinished':
      return t.conversion.finishFirst();
    case 'amount_missing':
      return t.conversion.enterAmount();
    case 'amount_refused':
      return t.conversion.checkAmount();
    case 'insufficient_balance':
      return t.conversion.notEnough({ token });
    case 'quoting':
      return t.conversion.quoting();
    case 'quote_failed':
    case 'quote_expired':
      return t.conversion.newQuote();
    case 'ready':
      return t.conversion.review();
  }
}
