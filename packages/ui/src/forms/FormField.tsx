import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Field } from '../controls/Field.tsx';
import { Input } from '../controls/Input.tsx';
import { omitUndefined } from '../list/search-params.ts';
import { useTexts } from '../provider/UiProvider.tsx';
import { useFormField } from './use-form-field.ts';

type FormFieldProps = Omit<ComponentProps<typeof Input>, 'name' | 'onChange'> &
  Pick<ComponentProps<typeof Field>, 'hint' | 'aside'> & {
    /** Name of the field in the form's schema, which matches the contract. */
    name: string;
    label: string;
    /** Message for a rejected value if §5 has none for it. */
    invalid?: string | undefined;
    /** Error of a failed request that concerns this field. */
    failure?: string | undefined;
    /** Default: true if the schema rejects an empty text. */
    required?: boolean;
    /** Fields that are validated together with this one. */
    deps?: string[];
    /** Called after the field has changed. */
    onChange?: (() => void) | undefined;
    /** The control. Default: a single-line input with the other attributes. */
    children?: ReactNode;
  };

/** Field of the surrounding form with label, control, hint and error. Optional fields are marked. */
export function FormField(props: FormFieldProps) {
  const { name, label, hint, aside, invalid, failure, required, deps, onChange, children, ...input } = props;
  const t = useTexts();
  const field = useFormField(name, label, invalid);
  const isRequired = required ?? field.isRequired;
  return (
    <Field
      label={label}
      hint={hint}
      aside={aside ?? (isRequired ? undefined : t.common.optional())}
      error={field.error ?? failure}
      required={isRequired}
      control={field.register(name, omitUndefined({ deps, onChange }))}
    >
      {children ?? <Input autoComplete="off" {...input} />}
    </Field>
  );
}

type FormCheckboxProps = Omit<ComponentProps<typeof Checkbox>, 'name' | 'label' | 'error'> & {
  name: string;
  label: string;
  invalid?: string | undefined;
};

/** A consent or toggle in the surrounding form. */
export function FormCheckbox({ name, label, invalid, ...checkbox }: FormCheckboxProps) {
  const { register, error } = useFormField(name, label, invalid);
  return <Checkbox label={label} error={error} {...checkbox} {...register(name)} />;
}
