import { useGetProfile } from '@gli/sdk/react';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { PhoneInput } from '../../../design/controls/PhoneInput.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import type { CartLine } from '../cart/cart.ts';
import { purchasedOf } from '../cart/cost.ts';
import { CartSkeleton } from './CartLineRow.tsx';
import {
  ADDRESS_MAX_CHARACTERS,
  addressNeed,
  type CustomerForm,
  type CustomerIssues,
  customerIssues,
  customerOf,
  NOTE_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from './customer.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import { isShort, TokenChoice, useTokenOptions } from './TokenChoice.tsx';
import type { Checkout } from './use-checkout.ts';
import { useProducts } from './use-products.ts';

/** What was entered about the customer, kept from step to step; never shown to another member. */
export function useEnteredCustomer() {
  const memberId = useMember()?.id;
  const [stored, setStored] = useState<{ memberId: string | undefined; form: CustomerForm } | null>(null);
  const forget = useCallback(() => setStored(null), []);
  return {
    entered: stored && stored.memberId === memberId ? stored.form : null,
    /** @param initial the form before anything was entered */
    enter: (initial: CustomerForm, change: Partial<CustomerForm>) =>
      setStored((before) => ({
        memberId,
        form: { ...(before && before.memberId === memberId ? before.form : initial), ...change },
      })),
    forget,
  };
}

type DetailsStepProps = {
  checkout: Checkout;
  customer: ReturnType<typeof useEnteredCustomer>;
  /** What is ordered: the cart, or one line of it. */
  lines: readonly CartLine[];
  onBack: () => void;
};

/** The customer and the token to pay with; its button orders and pays. */
export function DetailsStep({ checkout, customer, lines, onBack }: DetailsStepProps) {
  const t = useTranslations();
  const formats = useFormats();
  const formId = useId();
  const profile = useGetProfile();
  const products = useProducts(lines.map(({ productId }) => productId));
  const { options, chosen, choose } = useTokenOptions(lines.map(purchasedOf), products);
  const [showErrors, setShowErrors] = useState(false);
  if (products.status === 'failed') return <LoadFailure query={products.query} />;
  // Without the profile the form starts empty.
  if (products.status === 'loading' || profile.isPending) return <CartSkeleton rows={2} />;
  const { data: member } = profile;
  const initial = { name: member?.name ?? '', phone: member?.phone ?? '', address: '', note: '' };
  const form = customer.entered ?? initial;
  const issues = customerIssues(form, lines);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShowErrors(true);
    const [first] = Object.keys(issues);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (!chosen || isShort(chosen)) return;
    void checkout.buy({
      lines: [...lines],
      token: chosen.token,
      total: chosen.total,
      ...customerOf(form, lines),
    });
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <CustomerFields
          form={form}
          lines={lines}
          issues={showErrors ? issues : {}}
          onChange={(change) => customer.enter(initial, change)}
        />
        {chosen ? (
          <>
            <TokenChoice options={options} chosen={chosen} onChoose={choose} />
            <OrderSummary lines={lines} products={products.byId} token={chosen.token} total={chosen.total} />
          </>
        ) : (
          <Text tone="danger" role="alert">
            {t.checkout.noCommonToken()}
          </Text>
        )}
      </Stack>
      <PanelFoot>
        <Button variant="secondary" onClick={onBack}>
          {t.checkout.backToCart()}
        </Button>
        <Button type="submit" form={formId} disabled={!chosen}>
          {t.checkout.pay({ amount: chosen ? formats.tokenExact(chosen.total, chosen.token) : '' })}
        </Button>
      </PanelFoot>
    </form>
  );
}

type CustomerFieldsProps = {
  form: CustomerForm;
  lines: readonly CartLine[];
  issues: CustomerIssues;
  onChange: (change: Partial<CustomerForm>) => void;
};

function CustomerFields({ form, lines, issues, onChange }: CustomerFieldsProps) {
  const t = useTranslations();
  const need = addressNeed(lines);
  const inputFor = (name: keyof CustomerForm) => ({
    name,
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  const errorOf = (field: keyof CustomerForm, label: string) => {
    const issue = issues[field];
    return issue ? fieldText(t, issue, { label, amount: (amount) => amount }) : undefined;
  };
  return (
    <Stack gap="md">
      <Field label={t.checkout.name()} error={errorOf('name', t.checkout.name())} required>
        <Input {...inputFor('name')} autoComplete="name" />
      </Field>
      <Field
        label={t.checkout.phone()}
        hint={t.checkout.phoneHint()}
        error={errorOf('phone', t.checkout.phone())}
        required
      >
        <PhoneInput {...inputFor('phone')} maxLength={PHONE_MAX_CHARACTERS} />
      </Field>
      {need === 'none' ? null : (
        <Field
          label={t.checkout.address()}
          hint={need === 'optional' ? t.checkout.addressHint() : undefined}
          aside={need === 'optional' ? t.checkout.optional() : undefined}
          error={errorOf('address', t.checkout.address())}
          required={need === 'needed'}
        >
          <Input {...inputFor('address')} autoComplete="street-address" maxLength={ADDRESS_MAX_CHARACTERS} />
        </Field>
      )}
      <Field label={t.checkout.note()} aside={t.checkout.optional()}>
        <Textarea {...inputFor('note')} rows={2} maxLength={NOTE_MAX_CHARACTERS} />
      </Field>
    </Stack>
  );
}
