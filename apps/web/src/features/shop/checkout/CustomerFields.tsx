import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import type { CartLine } from '../cart/cart-line.ts';
import {
  ADDRESS_MAXIMUM,
  addressNeed,
  type CustomerForm,
  type CustomerIssues,
  NOTE_MAXIMUM,
  PHONE_MAXIMUM,
} from './customer.ts';

type CustomerFieldsProps = {
  form: CustomerForm;
  lines: readonly CartLine[];
  issues: CustomerIssues;
  onChange: (change: Partial<CustomerForm>) => void;
};

/** Who stays, dines or receives the goods, how to reach them, and a wish. */
export function CustomerFields({ form, lines, issues, onChange }: CustomerFieldsProps) {
  const t = useTranslations();
  const need = addressNeed(lines);
  const complaint = (field: keyof CustomerForm, label: string) => {
    const issue = issues[field];
    return issue ? fieldText(t, issue, { label, amount: (amount) => amount }) : undefined;
  };
  return (
    <Stack gap="md">
      <Field label={t.checkout.name()} error={complaint('name', t.checkout.name())} required>
        <Input
          name="name"
          autoComplete="name"
          value={form.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t.checkout.phone()}
        hint={t.checkout.phoneHint()}
        error={complaint('phone', t.checkout.phone())}
        required
      >
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAXIMUM}
          value={form.phone}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
        />
      </Field>
      {need === 'none' ? null : (
        <Field
          label={t.checkout.address()}
          hint={need === 'optional' ? t.checkout.addressHint() : undefined}
          aside={need === 'optional' ? t.checkout.optional() : undefined}
          error={complaint('address', t.checkout.address())}
          required={need === 'needed'}
        >
          <Input
            name="address"
            autoComplete="street-address"
            maxLength={ADDRESS_MAXIMUM}
            value={form.address}
            onChange={(event) => onChange({ address: event.currentTarget.value })}
          />
        </Field>
      )}
      <Field label={t.checkout.note()} aside={t.checkout.optional()}>
        <Textarea
          name="note"
          rows={2}
          maxLength={NOTE_MAXIMUM}
          value={form.note}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      </Field>
    </Stack>
  );
}
