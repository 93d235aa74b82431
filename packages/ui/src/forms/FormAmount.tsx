import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { AmountInput } from '../controls/AmountInput.tsx';
import { Field } from '../controls/Field.tsx';
import { useFormField } from './use-form-field.ts';

type FormAmountProps = Pick<ComponentProps<typeof Field>, 'hint' | 'aside'> & {
  name: string;
  label: string;
  token: string;
  /** Message of a failed server check. */
  failure?: string | undefined;
};

/**
 * Amount field of the surrounding form, with thousands separators while typing. An empty field shows no error on blur.
 */
export function FormAmount({ name, label, token, failure, ...texts }: FormAmountProps) {
  const { error } = useFormField(name, label);
  const { field } = useController({ name });
  return (
    <Field label={label} error={error ?? failure} required {...texts}>
      <AmountInput
        token={token}
        name={name}
        ref={field.ref}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={() => field.value !== '' && field.onBlur()}
      />
    </Field>
  );
}
