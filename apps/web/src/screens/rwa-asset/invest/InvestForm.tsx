import type { Investment, InvestmentCheck, RwaAsset } from '@gli/sdk';
import { useValidateInvestment } from '@gli/sdk/react';
import { checkTokenAmount, parseDecimal } from '@gli/validation';
import { type FormEvent, useId, useState } from 'react';
import { AmountInput } from '../../../design/AmountInput.tsx';
import { Button } from '../../../design/Button.tsx';
import { DescriptionList } from '../../../design/DescriptionList.tsx';
import { Field } from '../../../design/Field.tsx';
import { Stack } from '../../../design/Layout.tsx';
import { Text } from '../../../design/Text.tsx';
import { fieldText } from '../../../errors/field-text.ts';
import { useErrorText } from '../../../errors/use-error-text.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { useLoginRequired } from '../../../shell/login-required.ts';
import { InvestConfirmation } from './InvestConfirmation.tsx';
import { InvestSuccess } from './InvestSuccess.tsx';
import { leastOf, projectedYearlyReturn } from './projected-return.ts';
import { useInvestor } from './use-investor.ts';

type Step =
  | { status: 'editing' }
  | { status: 'confirming'; check: InvestmentCheck }
  | { status: 'done'; investment: Investment };

/** Amount, checks as one types, the server's check, the confirmation and its outcome. Spec §5 Token amount */
export function InvestForm({ asset }: { asset: RwaAsset }) {
  const words = useWords();
  const formats = useFormats();
  const errorText = useErrorText();
  const requireLogin = useLoginRequired();
  const fieldId = useId();
  const { memberId, balance, held } = useInvestor(asset);
  const [amount, setAmount] = useState('');
  const [isComplaining, setComplaining] = useState(false);
  const [step, setStep] = useState<Step>({ status: 'editing' });
  const check = useValidateInvestment();

  const maximum = leastOf(asset.funding.remaining, asset.maximum_investment);
  const issue = checkTokenAmount(amount, { minimum: asset.minimum_investment, maximum, balance });
  const refused = check.data?.valid === false ? check.data.messages[0]?.text : undefined;
  const complaint = issue
    ? fieldText(words, issue, {
        label: words.invest.amount(),
        amount: (value) => formats.tokenExact(value, asset.token),
      })
    : (refused ?? (check.isError ? errorText(check.error) : undefined));
  const plain = issue ? null : parseDecimal(amount);

  const change = (value: string) => {
    setAmount(value);
    check.reset();
  };
  const review = (event: FormEvent) => {
    event.preventDefault();
    if (memberId === null) return requireLogin();
    setComplaining(true);
    if (plain === null) return document.getElementById(fieldId)?.focus();
    check.mutate(
      { data: { asset_id: asset.id, amount: plain } },
      { onSuccess: (answer) => answer.valid && setStep({ status: 'confirming', check: answer }) },
    );
  };

  if (step.status === 'done') return <InvestSuccess asset={asset} investment={step.investment} />;
  return (
    <form onSubmit={review} noValidate>
      <Stack gap="md">
        <Field
          id={fieldId}
          label={words.invest.amount()}
          hint={words.invest.amountHint({ minimum: formats.token(asset.minimum_investment, asset.token) })}
          error={isComplaining ? complaint : undefined}
          required
        >
          <AmountInput
            token={asset.token}
            value={amount}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setComplaining(amount !== '')}
          />
        </Field>
        <DescriptionList
          items={[
            ...(balance === undefined
              ? []
              : [{ term: words.invest.balance(), description: formats.token(balance, asset.token) }]),
            ...(held === undefined
              ? []
              : [{ term: words.invest.held(), description: formats.token(held, asset.token) }]),
            {
              term: words.invest.projected(),
              description: plain
                ? formats.gain(projectedYearlyReturn(plain, asset.expected_apy), asset.token)
                : '–',
              strong: true,
            },
          ]}
        />
        <Button type="submit" size="lg" wide busy={check.isPending}>
          {memberId === null ? words.invest.loginToInvest() : words.invest.submit()}
        </Button>
        {check.isPending ? (
          <Text size="sm" tone="muted" role="status">
            {words.invest.checking()}
          </Text>
        ) : null}
      </Stack>
      {step.status === 'confirming' && memberId !== null ? (
        <InvestConfirmation
          asset={asset}
          check={step.check}
          memberId={memberId}
          onCancel={() => setStep({ status: 'editing' })}
          onDone={(investment) => setStep({ status: 'done', investment })}
        />
      ) : null}
    </form>
  );
}
