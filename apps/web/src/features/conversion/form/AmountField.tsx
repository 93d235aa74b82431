import type { ConversionPair } from '@gli/sdk';
import type { TokenAmountIssue } from '@gli/validation';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { later } from '../../../shared/loading/later.tsx';

const AmountHelp = later(
  async () => (await import('../../../shared/money/AmountHelp.tsx')).AmountHelp,
  <Text as="span" size="xs" css={{ display: 'block', minHeight: '1lh' }} />,
);

type AmountFieldProps = {
  id: string;
  pair: ConversionPair;
  value: string;
  /** Available amount of the token to give; undefined while it is not known. */
  balance: string | undefined;
  isBalanceMissing: boolean;
  issue: TokenAmountIssue | null;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** The amount to give, with the balance, parts of it to enter, and about how much it is in won. Spec §5 Token amount */
export function AmountField({
  id,
  pair,
  value,
  balance,
  isBalanceMissing,
  issue,
  onChange,
  onBlur,
}: AmountFieldProps) {
  const t = useTranslations();
  const formats = useFormats();
  const token = pair.from_token;
  const available =
    balance === undefined ? undefined : t.conversion.balance({ amount: formats.tokenExact(balance, token) });
  return (
    <Stack gap="xs">
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
        <AmountInput token={token} value={value} onValueChange={onChange} onBlur={onBlur} />
      </Field>
      <AmountHelp
        amount={value}
        token={token}
        label={t.conversion.shares()}
        balance={balance}
        minimum={pair.minimum_amount}
        maximum={pair.maximum_amount}
        onChoose={onChange}
      />
    </Stack>
  );
}

/** The limits of a pair have their own sentences. Spec §5 */
function amountText(
  issue: TokenAmountIssue,
  token: string,
  t: TranslationFunctions,
  formats: Formats,
): string {
  const amount = (value: string) => formats.tokenExact(value, token);
  switch (issue.code) {
    case 'below_minimum':
      return t.conversion.belowMinimum({ minimum: amount(issue.params.minimum) });
    case 'above_maximum':
      return t.conversion.aboveMaximum({ maximum: amount(issue.params.maximum) });
    default:
      return fieldText(t, issue, { label: t.conversion.amount(), amount });
  }
}
