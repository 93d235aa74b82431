import type { AddressNeed } from '@gli/domain';
import { zOrderInput } from '@gli/sdk/schemas';
import { zName, zOptionalText, zPhone, zText, zTyped } from '@gli/ui/forms';
import * as z from 'zod/mini';

const { customer, note } = zOrderInput.shape;
const { name, phone, address } = customer.shape;
const person = {
  name: zName(name),
  phone: zPhone(phone),
};

/** Forms for the guest or recipient, with and without an address. Spec §5 */
export const zCustomerForms = {
  none: z.object({
    customer: z.object({ ...person, address: zTyped(address, () => undefined) }),
    note: zOptionalText(note),
  }),
  optional: z.object({
    customer: z.object({ ...person, address: zOptionalText(address) }),
    note: zOptionalText(note),
  }),
  needed: z.object({
    customer: z.object({ ...person, address: zText(z.nonoptional(address)) }),
    note: zOptionalText(note),
  }),
};

export type CustomerValues = z.input<(typeof zCustomerForms)['needed']>;

const customerFields = ['name', 'phone', 'address', 'note'] as const;
export type CustomerField = (typeof customerFields)[number];

/** Returns the fields that have a valid value. */
export function getKnownFields(need: AddressNeed, values: CustomerValues): readonly CustomerField[] {
  const issues = zCustomerForms[need].safeParse(values).error?.issues ?? [];
  const { address, ...person } = values.customer;
  const entries = { ...person, address: need === 'none' ? '' : address, note: values.note ?? '' };
  return customerFields.filter(
    (field) => entries[field] !== '' && !issues.some(({ path }) => path.at(-1) === field),
  );
}

const zTypedCustomer = z.object({
  customer: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  note: z.string(),
});

/** Parses stored form values. Returns null for any other text. */
export function parseCustomer(text: string): CustomerValues | null {
  try {
    return zTypedCustomer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
