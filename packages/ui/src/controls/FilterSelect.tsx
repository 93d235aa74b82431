import { Field } from './Field.tsx';
import { NativeSelect } from './NativeSelect.tsx';

type FilterSelectProps = {
  label: string;
  value: string;
  /**
   * Label of the option without a value, which includes all rows. Omit it if one of the options always applies.
   */
  all?: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** Select box that filters or sorts a list. */
export function FilterSelect({ label, value, all, options, onChange }: FilterSelectProps) {
  return (
    <Field label={label}>
      <NativeSelect
        none={all}
        options={options}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
