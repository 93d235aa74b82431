import type { Purchase } from '@gli/domain';
import { type CartLine, getAddressNeed, isShort, toPurchaseItem } from '@gli/domain';
import type { User } from '@gli/sdk';
import { useGetProfile } from '@gli/sdk/react';
import { BlocksSkeleton, Button, PhoneInput, QueryError, Stack, Text, Textarea } from '@gli/ui';
import { Form, FormField, useSubmit, useZodForm } from '@gli/ui/forms';
import { useId, useState } from 'react';
import { useDraft, useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { type CustomerValues, parseCustomer, zCustomerForms } from './customer.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { TokenChoice, useTokenOptions } from './TokenChoice.tsx';
import type { Checkout } from './use-checkout.ts';
import { useProducts } from './use-products.ts';

/** Keeps the customer's details between steps and across reloads, but never shows them to another member. */
export function useEnteredCustomer() {
  const memberId = useMember()?.id;
  const [draft, keepDraft] = useDraft('customer');
  const [stored, setStored] = useState<{ memberId: string | undefined; values: CustomerValues } | null>(
    () => {
      const values = parseCustomer(draft);
      return values && { memberId, values };
    },
  );
  return {
    entered: stored && stored.memberId === memberId ? stored.values : null,
    enter: (values: CustomerValues) => {
      setStored({ memberId, values });
      keepDraft(JSON.stringify(values));
    },
    forget: () => {
      setStored(null);
      keepDraft('');
    },
  };
}

type DetailsStepProps = {
  checkout: Checkout;
  customer: ReturnType<typeof useEnteredCustomer>;
  /** Lines to order: the whole cart or one line. */
  lines: readonly CartLine[];
  onBack: () => void;
};

/** Customer and payment token, shown once their data has loaded. */
export function DetailsStep(props: DetailsStepProps) {
  const profile = useGetProfile();
  const products = useProducts(props.lines.map(({ productId }) => productId));
  if (products.status === 'failed') return <QueryError query={products.query} />;
  // If the profile failed to load, the form starts empty.
  if (products.status === 'loading' || profile.isPending) return <BlocksSkeleton count={2} />;
  return <DetailsForm {...props} member={profile.data} products={products} />;
}

type DetailsFormProps = DetailsStepProps & {
  member: User | undefined;
  products: Extract<ReturnType<typeof useProducts>, { status: 'ready' }>;
};

function DetailsForm({ checkout, customer, lines, member, products, onBack }: DetailsFormProps) {
  const t = useTranslations();
  const formats = useFormats();
  const formId = useId();
  const { options, chosen, choose } = useTokenOptions(lines.map(toPurchaseItem), products);
  const need = getAddressNeed(lines);
  const initial = {
    customer: { name: member?.name ?? '', phone: member?.phone ?? '', address: '' },
    note: '',
  };
  const form = useZodForm<CustomerValues, Pick<Purchase, 'customer' | 'note'>>(zCustomerForms[need], {
    defaultValues: customer.entered ?? initial,
  });
  const { submit } = useSubmit(form, (input) => {
    if (!chosen || isShort(chosen)) return;
    void checkout.buy({ lines: [...lines], token: chosen.token, total: chosen.total, ...input });
  });
  return (
    <Form form={form} onSubmit={submit} onChange={() => customer.enter(form.getValues())} id={formId}>
      <Stack gap="lg">
        <CustomerFields need={need} />
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
      <PanelFooter>
        <Button variant="secondary" onClick={onBack}>
          {t.checkout.backToCart()}
        </Button>
        <Button type="submit" form={formId} disabled={!chosen}>
          {t.checkout.pay({ amount: chosen ? formats.tokenExact(chosen.total, chosen.token) : '' })}
        </Button>
      </PanelFooter>
    </Form>
  );
}

function CustomerFields({ need }: { need: ReturnType<typeof getAddressNeed> }) {
  const t = useTranslations();
  return (
    <Stack gap="md">
      <FormField name="customer.name" label={t.checkout.name()} autoComplete="name" />
      <FormField name="customer.phone" label={t.checkout.phone()} hint={t.checkout.phoneHint()}>
        <PhoneInput />
      </FormField>
      {need === 'none' ? null : (
        <FormField
          name="customer.address"
          label={t.checkout.address()}
          hint={need === 'optional' ? t.checkout.addressHint() : undefined}
          autoComplete="street-address"
        />
      )}
      <FormField name="note" label={t.checkout.note()}>
        <Textarea rows={2} />
      </FormField>
    </Stack>
  );
}
