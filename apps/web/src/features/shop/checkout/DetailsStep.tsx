import type { Purchase } from '@gli/domain';
import {
  type AddressNeed,
  type CartLine,
  getAddressNeed,
  isShort,
  type SuggestedCustomer,
  suggestCustomer,
  toPurchaseItem,
} from '@gli/domain';
import { useGetOrder, useGetProfile, useListOrders } from '@gli/sdk/react';
import {
  BlocksSkeleton,
  Box,
  Button,
  Disclosure,
  Inline,
  Note,
  PhoneInput,
  QueryError,
  Stack,
  Text,
  Textarea,
  useOnChange,
} from '@gli/ui';
import { Form, FormField, useSubmit, useZodForm, type ZodForm } from '@gli/ui/forms';
import { useId, useState } from 'react';
import { useDraft, useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { toOrderQuery } from '../orders/order-query.ts';
import {
  type CustomerField,
  type CustomerValues,
  getKnownFields,
  parseCustomer,
  zCustomerForms,
} from './customer.ts';
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
  /** Id of the order that is repeated, or null for a new order. */
  again: string | null;
  onBack: () => void;
};

/** Customer and payment token, shown once their data has loaded. */
export function DetailsStep(props: DetailsStepProps) {
  const { again, lines } = props;
  const profile = useGetProfile();
  const latest = useListOrders(toOrderQuery(new URLSearchParams()));
  const repeated = useGetOrder({ id: again ?? '' }, { query: { enabled: again !== null } });
  const products = useProducts(lines.map(({ productId }) => productId));
  if (products.status === 'failed') return <QueryError query={products.query} />;
  // A value whose source failed to load starts empty.
  if (products.status === 'loading' || profile.isPending || latest.isPending || repeated.isLoading)
    return <BlocksSkeleton count={2} />;
  const suggested = suggestCustomer({
    need: getAddressNeed(lines),
    member: profile.data,
    again: repeated.data,
    orders: latest.data?.results ?? [],
  });
  return <DetailsForm {...props} suggested={suggested} products={products} />;
}

type DetailsFormProps = DetailsStepProps & {
  suggested: SuggestedCustomer;
  products: Extract<ReturnType<typeof useProducts>, { status: 'ready' }>;
};

function DetailsForm({ checkout, customer, lines, suggested, products, onBack }: DetailsFormProps) {
  const t = useTranslations();
  const formats = useFormats();
  const formId = useId();
  const { options, chosen, choose } = useTokenOptions(lines.map(toPurchaseItem), products);
  const need = getAddressNeed(lines);
  const form = useZodForm<CustomerValues, Pick<Purchase, 'customer' | 'note'>>(zCustomerForms[need], {
    defaultValues: customer.entered ?? suggested,
  });
  const { submit } = useSubmit(form, (input) => {
    if (!chosen || isShort(chosen)) return;
    void checkout.buy({ lines: [...lines], token: chosen.token, total: chosen.total, ...input });
  });
  return (
    <Form form={form} onSubmit={submit} onChange={() => customer.enter(form.getValues())} id={formId}>
      <Stack gap="lg">
        <CustomerFields form={form} need={need} />
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
          {t.checkout.back()}
        </Button>
        <Button type="submit" form={formId} disabled={!chosen}>
          {t.checkout.pay({ amount: chosen ? formats.tokenExact(chosen.total, chosen.token) : '' })}
        </Button>
      </PanelFooter>
    </Form>
  );
}

type CustomerFieldsProps = {
  form: ZodForm<CustomerValues, Pick<Purchase, 'customer' | 'note'>>;
  need: AddressNeed;
};

/** The customer's known values, and fields for all others. "Change" opens all fields. */
function CustomerFields({ form, need }: CustomerFieldsProps) {
  const t = useTranslations();
  const [known] = useState(() => getKnownFields(need, form.getValues()));
  const [isEditing, setEditing] = useState(false);
  const isShown = (field: CustomerField) => isEditing || !known.includes(field);
  // The pressed button has been removed.
  useOnChange(isEditing, () => form.setFocus('customer.name'));
  const {
    customer: { name, phone, address },
    note,
  } = form.getValues();
  const noteField = (
    <FormField name="note" label={t.checkout.note()}>
      <Textarea rows={2} />
    </FormField>
  );
  return (
    <Stack gap="md">
      {isEditing || known.length === 0 ? null : (
        <Box>
          <Inline justify="between" align="start" nowrap>
            <Stack gap="none">
              <Text weight="medium">
                {[isShown('name') ? '' : name, isShown('phone') ? '' : phone].filter(Boolean).join(' · ')}
              </Text>
              {isShown('address') ? null : <Note>{address}</Note>}
              {isShown('note') ? null : <Note>{note}</Note>}
            </Stack>
            <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
              {t.checkout.change()}
            </Button>
          </Inline>
        </Box>
      )}
      {isShown('name') ? (
        <FormField name="customer.name" label={t.checkout.name()} autoComplete="name" />
      ) : null}
      {isShown('phone') ? (
        <FormField name="customer.phone" label={t.checkout.phone()} hint={t.checkout.phoneHint()}>
          <PhoneInput />
        </FormField>
      ) : null}
      {need !== 'none' && isShown('address') ? (
        <FormField
          name="customer.address"
          label={t.checkout.address()}
          hint={need === 'optional' ? t.checkout.addressHint() : undefined}
          autoComplete="street-address"
        />
      ) : null}
      {isEditing ? (
        noteField
      ) : isShown('note') ? (
        <Disclosure summary={t.checkout.addNote()}>{noteField}</Disclosure>
      ) : null}
    </Stack>
  );
}
