import type { OrderInput, OrderLineInput } from '@gli/sdk';
import { zToken } from '@gli/sdk/schemas';
import { getKoreanTime, toKoreanTimestamp } from '@gli/validation';
import * as z from 'zod/mini';
import { type CartLine, cartLineSchema } from './cart.ts';

const text = z.string().check(z.minLength(1));

const purchaseSchema = z.object({
  lines: z.array(cartLineSchema).check(z.minLength(1)),
  token: zToken,
  customer: z.object({ name: text, phone: text, address: z.optional(text) }),
  note: z.optional(text),
  /** Total that the member agreed to, in `token`. */
  total: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
});

export type Purchase = z.output<typeof purchaseSchema>;

/** Key of the only line that is ordered, or null for the whole cart. */
const line = z._default(z.nullable(text), null);

const pendingCheckoutSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('placing'), id: text, memberId: text, line, purchase: purchaseSchema }),
  z.object({ status: z.literal('paying'), memberId: text, line, orderId: text, token: zToken }),
]);

/**
 * A purchase in progress, which is stored to survive a reload. `placing` means that the order was sent and the response
 * is unknown. `paying` means that the order was placed and its payment is open. A paid order is not stored, so its
 * result ends with the page.
 */
export type PendingCheckout = z.output<typeof pendingCheckoutSchema>;
export type Paying = Extract<PendingCheckout, { status: 'paying' }>;

/** Parses a stored attempt. Returns null if it is missing or invalid. */
export function parsePendingCheckout(stored: unknown): PendingCheckout | null {
  const attempt = pendingCheckoutSchema.safeParse(stored);
  return attempt.success ? attempt.data : null;
}

/**
 * Builds a purchase's request. The same purchase must always result in an identical request, because the server
 * rejects a different request with the same idempotency key.
 */
export function toOrderInput({ lines, token, customer, note }: Purchase): OrderInput {
  const { name, phone, address } = customer;
  return {
    lines: lines.map(toLineInput),
    token,
    customer: { name, phone, ...(address !== undefined && { address }) },
    ...(note !== undefined && { note }),
  };
}

function toLineInput(line: CartLine): OrderLineInput {
  const { productId: product_id, quantity } = line;
  switch (line.kind) {
    case 'goods':
      return { product_id, quantity };
    case 'resort':
      return {
        product_id,
        quantity,
        room_type: line.roomType,
        check_in_date: line.checkIn,
        check_out_date: line.checkOut,
        guests: line.guests,
      };
    case 'restaurant':
      return { product_id, quantity, visit_at: toKoreanTimestamp(getKoreanTime(line.day, line.time)) };
  }
}
