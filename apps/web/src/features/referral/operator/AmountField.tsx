import { checkTokenAmount, decimal, parseDecimal } from '@gli/validation';
import type { ComponentProps, ComponentPropsWithRef } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { type RuleValues, rewardTokens } from './rule-values.ts';

type AmountFieldProps = Pick<ComponentProps<typeof Field>, 'aside' | 'hint'> & {
  /** Its name in the form around it. */
  name: FieldPath<RuleValues> | 'amount';
  label: string;
  /** Whether no amount, or zero, is valid as well. */
  allows?: 'empty' | 'zero';
};

/** An amount of a token in an operator's form. Spec §5 Token amount */
export function AmountField({ name, label, allows, ...texts }: AmountFieldProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { register, getFieldState, formState } = useFormContext();
  const validate = (text: string) => {
    if (allows === 'empty' && text.trim() === '') return true;
    const amount = parseDecimal(text);
    if (allows === 'zero' && amount !== null && decimal.isZero(amount)) return true;
    const issue = checkTokenAmount(text);
    return issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });
  };
  return (
    <Field
      {...texts}
      label={label}
      error={getFieldState(name, formState).error?.message}
      required={allows !== 'empty'}
    >
      <Input inputMode="decimal" autoComplete="off" {...register(name, { validate })} />
    </Field>
  );
}

/** The token of an amount. */
export function TokenField(props: ComponentPropsWithRef<'select'>) {
  const t = useTranslations();
  return (
    <Field label={t.referralOperator.token()}>
      <NativeSelect options={rewardTokens.map((token) => ({ value: token, label: token }))} {...props} />
    </Field>
  );
}
