import type { ConversionPair } from '@gli/sdk';
import { SectionErrorBoundary, Stack } from '@gli/ui';
import { FormAmount } from '@gli/ui/forms';
import { useFormContext } from 'react-hook-form';
import { useFormats, useTranslations } from '@/i18n';
import { AmountHelp } from '../../money/index.ts';

type AmountFieldProps = {
  pair: ConversionPair;
  isMember: boolean;
  /** Available amount of the source token, undefined if unknown. */
  balance: string | undefined;
  isBalanceMissing: boolean;
  failure: string | undefined;
};

/** Source amount, with the balance, buttons for a share of it and a KRW estimate. Spec §5 Token amount */
export function AmountField({ pair, isMember, balance, isBalanceMissing, failure }: AmountFieldProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { watch, setValue } = useFormContext<{ amount: string }>();
  const token = pair.from_token;
  const available =
    balance === undefined ? undefined : t.conversion.balance({ amount: formats.tokenExact(balance, token) });
  return (
    <Stack gap="xs">
      <FormAmount
        name="amount"
        label={t.conversion.amount()}
        token={token}
        aside={isBalanceMissing ? t.conversion.balanceUnknown() : available}
        hint={t.conversion.amountHint({
          minimum: formats.tokenExact(pair.minimum_amount),
          maximum: formats.tokenExact(pair.maximum_amount, token),
        })}
        failure={failure}
      />
      <SectionErrorBoundary>
        <AmountHelp
          amount={watch('amount')}
          token={token}
          label={t.conversion.shares()}
          isMember={isMember}
          balance={balance}
          minimum={pair.minimum_amount}
          maximum={pair.maximum_amount}
          onChoose={(share) => setValue('amount', share, { shouldValidate: true })}
        />
      </SectionErrorBoundary>
    </Stack>
  );
}
