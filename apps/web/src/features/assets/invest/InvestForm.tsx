import type { InvestmentCheck, RwaAsset } from '@gli/sdk';
import { useValidateInvestment } from '@gli/sdk/react';
import { checkTokenAmount, parseDecimal } from '@gli/validation';
import { type FormEvent, useId, useState } from 'react';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { ConfirmDialog } from '../../../shared/forms/ConfirmDialog.tsx';
import { useLoginRequired } from '../../../shared/login-required.ts';
import { InvestFigures } from './InvestFigures.tsx';
import { investmentLimits, maximumAmount } from './investment-limits.ts';
import { type InvestMutation, useInvestor } from './use-invest.ts';
import { useLiveCheck } from './use-live-check.ts';

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
  const { memberId, balance, invested } = useInvestor(asset);
  const [amount, setAmount] = useState('');
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
  const maximum = balance === undefined ? undefined : maximumAmount(limits, balance);

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
            action={
              maximum === undefined ? undefined : (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t.invest.maximumButtonOf({ amount: exact(maximum) })}
                  onClick={() => change(maximum)}
                >
                  {t.invest.maximumButton()}
                </Button>
              )
            }
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setShowErrors(amount !== '')}
          />
        </Field>
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

type InvestConfirmationProps = {
  asset: RwaAsset;
  check: InvestmentCheck;
  invest: InvestMutation;
  onCancel: () => void;
};

/** Cost, remaining balance and the consent to the risk; only then is anything sent. */
function InvestConfirmation({ asset, check, invest, onCancel }: InvestConfirmationProps) {
  const t = useTranslations();
  const formats = useFormats();
  const [isAccepted, setAccepted] = useState(false);
  const [showErrors, setShowErrors] = useState(false);
  const confirm = () => {
    setShowErrors(true);
    if (isAccepted) invest.send(check.amount);
  };
  const format = (amount: string) => formats.tokenExact(amount, check.token);
  return (
    <ConfirmDialog
      title={t.invest.confirmTitle()}
      description={t.invest.confirmText({ asset: asset.name })}
      confirmLabel={t.invest.confirm()}
      busy={invest.isSending}
      error={invest.error}
      onConfirm={confirm}
      onClose={onCancel}
    >
      <DescriptionList
        items={[
          { term: t.invest.amount(), description: format(check.amount) },
          { term: t.invest.fee(), description: format(check.fee) },
          { term: t.invest.totalCost(), description: format(check.total_cost), strong: true },
          { term: t.invest.balanceAfter(), description: format(check.balance_after) },
          { term: t.invest.projected(), description: format(check.projected_yearly_return) },
        ]}
      />
      <Checkbox
        checked={isAccepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
        label={t.invest.acceptRisk()}
        error={showErrors && !isAccepted ? t.invest.acceptRiskNeeded() : undefined}
      />
      {invest.isSending ? (
        <Text tone="muted" role="status">
          {t.invest.sending()}
        </Text>
      ) : null}
    </ConfirmDialog>
  );
}
