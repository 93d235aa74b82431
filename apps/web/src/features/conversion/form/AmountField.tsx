import type { ConversionPair } from '@gli/sdk';
import { decimal, type TokenAmountIssue } from '@gli/validation';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { amountText } from './amount-text.ts';
import { mostConvertible } from './conversion-state.ts';

type AmountFieldProps = {
  id: string;
  pair: ConversionPair;
  value: string;
  /** What is available of the token to give; undefined while it is not known. */
  balance: string | undefined;
  isBalanceMissing: boolean;
  issue: TokenAmountIssue | null;
  onChange: (value: string) => void;
  onLeave: () => void;
};

/** The amount to give, with what is available of it and a button for all of that. Spec §5 Token amount */
export function AmountField({
  id,
  pair,
  value,
  balance,
  isBalanceMissing,
  issue,
  onChange,
  onLeave,
}: AmountFieldProps) {
  const t = useTranslations();
  const formats = useFormats();
  const token = pair.from_token;
  const available =
    balance === undefined ? undefined : t.conversion.balance({ amount: formats.tokenExact(balance, token) });
  return (
    <Field
      id={id}
      label={t.conversion.amount()}
      aside={isBalanceMissing ? t.conversion.balanceUnknown() : available}
      hint={t.conversion.amountHint({
        minimum: formats.token(pair.minimum_amount),
        maximum: formats.token(pair.maximum_amount, token),
      })}
      error={issue ? amountText(issue, token, t, formats) : undefined}
      required
    >
      <AmountInput
        token={token}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
        action={
          balance !== undefined && !decimal.isZero(balance) ? (
            <Button variant="ghost" size="sm" onClick={() => onChange(mostConvertible(pair, balance))}>
              {t.conversion.most()}
            </Button>
          ) : null
        }
      />
    </Field>
  );
}
