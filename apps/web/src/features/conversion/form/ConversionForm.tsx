import type { ConversionInfo, ConversionPair, ConversionQuote, ConversionTransaction } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { later } from '../../../shared/loading/later.tsx';
import { useLoginRequired } from '../../../shared/login-required.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { useVisitorDraft } from '../../../shared/member/visitor-draft.ts';
import { useExecution } from '../confirmation/use-execution.ts';
import type { useConversionAddress } from '../conversion-address.ts';
import { QuoteSection } from '../quote/QuoteSection.tsx';
import { useConversionInput, useQuote } from '../quote/use-quote.ts';
import { AmountField } from './AmountField.tsx';
import { type ConversionState, conversionState } from './conversion-state.ts';
import { useEstimate } from './estimate.ts';
import { PairPicker } from './PairPicker.tsx';
import { SpeedChoice } from './SpeedChoice.tsx';

const ConversionConfirmation = later(
  async () => (await import('../confirmation/ConversionConfirmation.tsx')).ConversionConfirmation,
  null,
);
const UnfinishedNotice = later(
  async () => (await import('../confirmation/UnfinishedNotice.tsx')).UnfinishedNotice,
  null,
);
const ConversionResult = later(
  async () => (await import('../confirmation/ConversionResult.tsx')).ConversionResult,
  null,
);

type Step =
  | { status: 'editing' }
  | { status: 'confirming'; quote: ConversionQuote }
  | { status: 'done'; conversion: ConversionTransaction };

type ConversionFormProps = {
  info: ConversionInfo;
  pair: ConversionPair;
  address: ReturnType<typeof useConversionAddress>;
};

/** Pair, amount, type, the server's quote, the confirmation and its outcome. Spec §4 Conversion rules */
export function ConversionForm({ info, pair, address }: ConversionFormProps) {
  const t = useTranslations();
  const requireLogin = useLoginRequired();
  const fieldId = useId();
  useEffect(ConversionConfirmation.load, []);
  const finishId = useId();
  const member = useMember();
  const memberId = member?.id ?? null;
  const [amount, setAmount] = useVisitorDraft('conversion');
  const [showErrors, setShowErrors] = useState(false);
  const [step, setStep] = useState<Step>({ status: 'editing' });
  const wallet = useGetWalletInfo({}, { query: { enabled: member !== null } });
  const balance = member
    ? wallet.data?.balances.find(({ token }) => token === pair.from_token)?.available
    : undefined;
  const type = info.types.find((candidate) => candidate.type === address.speed) ?? info.types[0];

  const execution = useExecution(memberId, (conversion) => {
    setStep({ status: 'done', conversion });
    setAmount('');
    setShowErrors(false);
  });
  const input = useConversionInput(pair, type?.type, amount, balance);
  const quoting = useQuote(
    memberId,
    execution.unfinished && step.status !== 'confirming' ? null : input,
    step.status === 'confirming',
  );
  const estimate = useEstimate(pair, address.days, member ? null : input, type?.fee_percent);
  if (!type) return null;
  const state = conversionState({
    isMember: member !== null,
    hasUnfinished: execution.unfinished !== null,
    amount,
    pair,
    balance,
    quote: quoting.state,
  });
  const issue = 'issue' in state ? state.issue : null;
  const quote = 'quote' in quoting.state ? quoting.state.quote : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    switch (state.status) {
      case 'login_required':
        return requireLogin();
      case 'unfinished':
        return document.getElementById(finishId)?.focus();
      case 'amount_missing':
      case 'amount_refused':
      case 'insufficient_balance':
        setShowErrors(true);
        return document.getElementById(fieldId)?.focus();
      case 'quote_failed':
      case 'quote_expired':
        return quoting.refetch();
      case 'quoting':
        return;
      case 'ready':
        execution.forgetError();
        return setStep({ status: 'confirming', quote: state.quote });
    }
  };

  const cancel = () => {
    execution.forgetError();
    setStep({ status: 'editing' });
  };

  if (step.status === 'done') {
    return <ConversionResult conversion={step.conversion} onAgain={() => setStep({ status: 'editing' })} />;
  }
  return (
    <>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          {step.status === 'editing' ? <UnfinishedNotice execution={execution} buttonId={finishId} /> : null}
          <PairPicker pairs={info.pairs} pair={pair} onChoose={address.choosePair} />
          <AmountField
            id={fieldId}
            pair={pair}
            value={amount}
            balance={balance}
            isBalanceMissing={wallet.isError && balance === undefined}
            issue={showErrors ? issue : null}
            onChange={setAmount}
            onBlur={() => setShowErrors(amount !== '')}
          />
          <SpeedChoice types={info.types} value={type.type} onValueChange={address.chooseSpeed} />
          <QuoteSection info={info} pair={pair} state={state} quoting={quoting} estimate={estimate} />
          <Button
            type="submit"
            size="lg"
            wide
            busy={state.status === 'quoting'}
            busyLabel={t.conversion.quoting()}
          >
            {buttonText(state, pair.from_token, t)}
          </Button>
        </Stack>
      </form>
      {step.status === 'confirming' ? (
        <ConversionConfirmation
          quote={quote ?? step.quote}
          quoting={quoting}
          execution={execution}
          time={type.estimated_time}
          onCancel={cancel}
        />
      ) : null}
    </>
  );
}

/** What the form's button says in each state. */
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
