import type { InvestmentCheck, RwaAsset } from '@gli/sdk';
import { useValidateInvestment } from '@gli/sdk/react';
import { checkTokenAmount, parseDecimal } from '@gli/validation';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { later } from '../../../shared/loading/later.tsx';
import { useLoginRequired } from '../../../shared/login-required.ts';
import { useVisitorDraft } from '../../../shared/member/visitor-draft.ts';
import { AmountHelp } from '../../../shared/money/AmountHelp.tsx';
import { InvestFigures } from './InvestFigures.tsx';
import { investmentLimits } from './investment-limits.ts';
import { type InvestMutation, useInvestor } from './use-invest.ts';
import { useLiveCheck } from './use-live-check.ts';

const InvestConfirmation = later(
  async () => (await import('./InvestConfirmation.tsx')).InvestConfirmation,
  null,
);

type InvestFormProps = {
  asset: RwaAsset;
  invest: InvestMutation;
  isConfirming: boolean;
  onConfirming: (isConfirming: boolean) => void;
};

/** The amount with its checks here and on the server, and the confirmation. Spec §5 Token amount */
export function InvestForm({ asset, invest, isConfirming, onConfirming }: InvestFormProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const requireLogin = useLoginRequired();
  const fieldId = useId();
  useEffect(InvestConfirmation.load, []);
  const { memberId, balance, invested } = useInvestor(asset);
  const [amount, setAmount] = useVisitorDraft(`invest:${asset.id}`);
  const [showErrors, setShowErrors] = useState(false);
  const [confirmed, setConfirmed] = useState<InvestmentCheck | null>(null);
  const review = useValidateInvestment();

  const limits = investmentLimits(asset, invested);
  const issue = checkTokenAmount(amount, { ...(limits.status === 'open' && limits), balance });
  const plainAmount = issue ? null : parseDecimal(amount);
  const live = useLiveCheck(asset, memberId, plainAmount);
  const exact = (value: string) => formats.tokenExact(value, asset.token);

  if (limits.status !== 'open') {
    return (
      <Text>
        {limits.status === 'limit_reached'
          ? t.invest.limitReached({ maximum: exact(limits.limit) })
          : t.invest.belowMinimumLeft({ left: exact(limits.left) })}
      </Text>
    );
  }

  const check = review.data ?? (live.status === 'checked' ? live.check : undefined);
  const refusal = check?.valid === false ? check.messages[0]?.text : undefined;
  const error = issue
    ? fieldText(t, issue, { label: t.invest.amount(), amount: exact })
    : (refusal ?? (review.isError ? errorText(review.error) : undefined));

  const change = (value: string) => {
    setAmount(value);
    review.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (memberId === null) return requireLogin();
    setShowErrors(true);
    if (plainAmount === null) return document.getElementById(fieldId)?.focus();
    if (review.isPending) return;
    invest.clearError();
    // Checked once more: others may have taken the rest in the meantime.
    review.mutate(
      { body: { asset_id: asset.id, amount: plainAmount } },
      {
        onSuccess: (result) => {
          if (!result.valid) return;
          setConfirmed(result);
          onConfirming(true);
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Field
          id={fieldId}
          label={t.invest.amount()}
          hint={t.invest.amountRange({ minimum: exact(limits.minimum), maximum: exact(limits.maximum) })}
          error={showErrors || refusal ? error : undefined}
          required
        >
          <AmountInput
            token={asset.token}
            value={amount}
            onValueChange={change}
            onBlur={() => setShowErrors(amount !== '')}
          />
        </Field>
        <AmountHelp
          amount={amount}
          token={asset.token}
          label={t.invest.shares()}
          balance={balance}
          minimum={limits.minimum}
          maximum={limits.maximum}
          onChoose={change}
        />
        <InvestFigures asset={asset} amount={plainAmount} balance={balance} invested={invested} live={live} />
        <Button type="submit" size="lg" wide busy={review.isPending}>
          {memberId === null ? t.invest.loginToInvest() : t.invest.submit()}
        </Button>
      </Stack>
      {isConfirming && confirmed ? (
        <InvestConfirmation
          asset={asset}
          check={confirmed}
          invest={invest}
          onCancel={() => onConfirming(false)}
        />
      ) : null}
    </form>
  );
}
