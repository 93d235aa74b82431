import type { InvestmentCheck, RwaAsset } from '@gli/sdk';
import { useValidateInvestment } from '@gli/sdk/react';
import { checkTokenAmount, parseDecimal } from '@gli/validation';
import { type FormEvent, useId, useState } from 'react';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { useLoginRequired } from '../../../shared/login-required.ts';
import { InvestConfirmation } from './InvestConfirmation.tsx';
import { InvestFigures } from './InvestFigures.tsx';
import { investmentLimits, maximumAmount } from './investment-limits.ts';
import type { Investing } from './use-invest.ts';
import { useInvestor } from './use-investor.ts';
import { useLiveCheck } from './use-live-check.ts';

type InvestFormProps = {
  asset: RwaAsset;
  investing: Investing;
  isConfirming: boolean;
  onConfirming: (isConfirming: boolean) => void;
};

/** Amount, checks as one types, the server's check, the confirmation. Spec §5 Token amount */
export function InvestForm({ asset, investing, isConfirming, onConfirming }: InvestFormProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const requireLogin = useLoginRequired();
  const fieldId = useId();
  const { memberId, balance, held } = useInvestor(asset);
  const [amount, setAmount] = useState('');
  const [showErrors, setShowErrors] = useState(false);
  const [confirmed, setConfirmed] = useState<InvestmentCheck | null>(null);
  const review = useValidateInvestment();

  const room = investmentLimits(asset, held);
  const limits = room.status === 'open' ? room : {};
  const issue = checkTokenAmount(amount, { ...limits, balance });
  const plain = issue ? null : parseDecimal(amount);
  const live = useLiveCheck(asset, memberId, plain);
  const exact = (value: string) => formats.tokenExact(value, asset.token);

  if (room.status !== 'open') {
    return (
      <Text>
        {room.status === 'limit_reached'
          ? t.invest.limitReached({ maximum: exact(room.limit) })
          : t.invest.belowMinimumLeft({ left: exact(room.left) })}
      </Text>
    );
  }

  const answered = review.data ?? (live.status === 'checked' ? live.check : undefined);
  const refused = answered?.valid === false ? answered.messages[0]?.text : undefined;
  const complaint = issue
    ? fieldText(t, issue, { label: t.invest.amount(), amount: exact })
    : (refused ?? (review.isError ? errorText(review.error) : undefined));
  const most = balance === undefined ? undefined : maximumAmount(room, balance);

  const change = (value: string) => {
    setAmount(value);
    review.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (memberId === null) return requireLogin();
    setShowErrors(true);
    if (plain === null) return document.getElementById(fieldId)?.focus();
    if (review.isPending) return;
    investing.forgetError();
    // Asked once more: between typing and here others may have taken the rest.
    review.mutate(
      { data: { asset_id: asset.id, amount: plain } },
      {
        onSuccess: (answer) => {
          if (!answer.valid) return;
          setConfirmed(answer);
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
          hint={t.invest.amountRange({ minimum: exact(room.minimum), maximum: exact(room.maximum) })}
          error={showErrors || refused ? complaint : undefined}
          required
        >
          <AmountInput
            token={asset.token}
            value={amount}
            action={
              most === undefined ? undefined : (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t.invest.maximumButtonOf({ amount: exact(most) })}
                  onClick={() => change(most)}
                >
                  {t.invest.maximumButton()}
                </Button>
              )
            }
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setShowErrors(amount !== '')}
          />
        </Field>
        <InvestFigures asset={asset} amount={plain} balance={balance} held={held} live={live} />
        <Button type="submit" size="lg" wide busy={review.isPending}>
          {memberId === null ? t.invest.loginToInvest() : t.invest.submit()}
        </Button>
      </Stack>
      {isConfirming && confirmed ? (
        <InvestConfirmation
          asset={asset}
          check={confirmed}
          investing={investing}
          onCancel={() => onConfirming(false)}
        />
      ) : null}
    </form>
  );
}
