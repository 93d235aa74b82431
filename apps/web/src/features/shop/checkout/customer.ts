import { checkDisplayName, checkPhone, checkRequired, type ValidationIssue } from '@gli/validation';
import type { CartLine } from '../cart/cart.ts';

/** Bounds of the contract's `OrderCustomerInput` and `OrderInput.note`. */
export const PHONE_MAX_CHARACTERS = 20;
export const ADDRESS_MAX_CHARACTERS = 300;
export const NOTE_MAX_CHARACTERS = 500;

/** The member who stays, dines or receives the goods, as typed. */
export type CustomerForm = { name: string; phone: string; address: string; note: string };
export type CustomerIssues = Partial<Record<keyof CustomerForm, ValidationIssue>>;

/** `needed` when goods are sent; `optional` when they may be handed over during a stay of the same order. */
export function addressNeed(lines: readonly CartLine[]): 'none' | 'optional' | 'needed' {
  if (!lines.some(({ kind }) => kind === 'goods')) return 'none';
  return lines.some(({ kind }) => kind === 'resort') ? 'optional' : 'needed';
}

/** Validation errors by field; empty when the form can be sent. Spec §5 */
export function customerIssues(form: CustomerForm, lines: readonly CartLine[]): CustomerIssues {
  const name = checkDisplayName(form.name);
  const phone =
    checkRequired(form.phone, 'phone') ??
    checkPhone(form.phone) ??
    (form.phone.trim().length > PHONE_MAX_CHARACTERS ? ({ code: 'phone_invalid' } as const) : null);
  const address = addressNeed(lines) === 'needed' ? checkRequired(form.address, 'address') : null;
  return { ...(name && { name }), ...(phone && { phone }), ...(address && { address }) };
}

/** The customer and the note of an order, from a form without issues. */
export function customerOf(form: CustomerForm, lines: readonly CartLine[]) {
  const address = form.address.trim();
  const note = form.note.trim();
  const isSent = address !== '' && addressNeed(lines) !== 'none';
  return {
    customer: { name: form.name.trim(), phone: form.phone.trim(), ...(isSent ? { address } : {}) },
    ...(note === '' ? {} : { note }),
  };
}
