import type { Order, User } from '@gli/sdk';
import type { AddressNeed } from './address-need.ts';

/** Values of the checkout's form. An unknown value is empty. */
export type SuggestedCustomer = {
  customer: { name: string; phone: string; address: string };
  note: string;
};

type CustomerSources = {
  need: AddressNeed;
  member: Pick<User, 'name' | 'phone'> | undefined;
  /** The order that is repeated, or undefined for a new order. */
  again: Order | undefined;
  /** The member's latest orders, newest first. */
  orders: readonly Order[];
};

/**
 * Suggests the customer and the request of an order. A repeated order keeps its own. A delivery goes to the recipient of
 * the last delivery, because name and address belong together. A booking is for the member.
 */
export function suggestCustomer({ need, member, again, orders }: CustomerSources): SuggestedCustomer {
  const isDelivery = need === 'needed';
  const last = orders.find(({ customer }) => (customer.address !== null) === isDelivery);
  const copied = again ?? (isDelivery ? last : undefined);
  if (copied) {
    const { customer, note } = copied;
    return { customer: { ...customer, address: customer.address ?? '' }, note: note ?? '' };
  }
  const known = last ?? orders[0];
  return {
    customer: {
      name: member?.name || (known?.customer.name ?? ''),
      phone: member?.phone || (known?.customer.phone ?? ''),
      address: '',
    },
    note: last?.note ?? '',
  };
}
