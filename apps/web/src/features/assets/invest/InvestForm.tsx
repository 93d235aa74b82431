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
import { useWords } from '../../../i18n/words.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { useLoginRequired } from '../../../shared/login-required.ts';
import { InvestConfirmation } from './InvestConfirmation.tsx';
import { InvestFigures } from './InvestFigures.tsx';
import { mostOf, roomOf } from './investment-limits.ts';
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
  const words = useWords();
  const formats = useFormats();
  const errorText = useErrorText();
  const requireLogin = useLoginRequired();
  const fieldId = useId();
  const { memberId, balance, held } = useInvestor(asset);
  const [amount, setAmount] = useState('');
  const [isComplaining, setComplaining] = useState(false);
  const [confirmed, setConfirmed] = useState<InvestmentCheck | null>(null);
  const review = useValidateInvestment();

  const room = roomOf(asset, held);
  const limits = room.status === 'open' ? room : {};
  const issue = checkTokenAmount(amount, { ...limits, balance });
  const plain = issue ? null : parseDecimal(amount);
  const live = useLiveCheck(asset, memberId, plain);
  const exact = (value: string) => formats.tokenExact(value, asset.token);

  if (room.status !== 'open') {
    return (
      <Text>
        {room.status === 'limit_reached'
          ? words.invest.limitReached({ maximum: exact(room.limit) })
          : words.invest.belowMinimumLeft({ left: exact(room.left) })}
      </Text>
    );
  }

  const answered = review.data ?? (live.status === 'checked' ? live.check : undefined);
  const refused = answered?.valid === false ? answered.messages[0]?.text : undefined;
  const complaint = issue
    ? fieldText(words, issue, { label: words.invest.amount(), amount: exact })
    : (refused ?? (review.isError ? errorText(review.error) : undefined));
  const most = balance === undefined ? undefined : mostOf(room, balance);

  const change = (value: string) => {
    setAmount(value);
    review.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (memberId === null) return requireLogin();
    setComplaining(true);
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
          label={words.invest.amount()}
          hint={words.invest.amountRange({ minimum: exact(room.minimum), maximum: exact(room.maximum) })}
          error={isComplaining || refused ? complaint : undefined}
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
                  aria-label={words.invest.maximumButtonOf({ amount: exact(most) })}
                  onClick={() => change(most)}
                >
                  {words.invest.maximumButton()}
                </Button>
              )
            }
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setComplaining(amount !== '')}
          />
        </Field>
        <InvestFigures asset={asset} amount={plain} balance={balance} held={held} live={live} />
        <Button type="submit" size="lg" wide busy={review.isPending}>
          {memberId === null ? words.invest.loginToInvest() : words.invest.submit()}
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
