import type { OrderInput, OrderLineInput } from '@gli/sdk';
import * as z from 'zod/mini';
import { defined } from '../../../shared/search-params.ts';
import { type CartLine, cartLineSchema } from '../cart/cart.ts';

const text = z.string().check(z.minLength(1));
const token = z.enum(['GLIB', 'GLID', 'GLIL', 'USDT']);

const purchaseSchema = z.object({
  lines: z.array(cartLineSchema).check(z.minLength(1)),
  token,
  customer: z.object({ name: text, phone: text, address: z.optional(text) }),
  note: z.optional(text),
  /** The price that the member agreed to, in `token`. */
  total: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
});

/** What the member confirmed to order. */
export type Purchase = z.output<typeof purchaseSchema>;

const attemptSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('placing'), id: text, memberId: text, purchase: purchaseSchema }),
  z.object({ status: z.literal('paying'), memberId: text, orderId: text, token }),
]);

/**
 * A purchase in progress, stored over a reload. `placing`: the order was or is being sent, without a known response.
 * `paying`: the order is placed, and is to be paid or was paid.
 */
export type Attempt = z.output<typeof attemptSchema>;
export type Placing = Extract<Attempt, { status: 'placing' }>;
export type Paying = Extract<Attempt, { status: 'paying' }>;

/** Reads a stored attempt; null for none, or a broken one. */
export function parseAttempt(stored: unknown): Attempt | null {
  const attempt = attemptSchema.safeParse(stored);
  return attempt.success ? attempt.data : null;
}

/** The request for a purchase: the same text each time, or the server would refuse its idempotency key. */
export function orderInputOf({ lines, token, customer, note }: Purchase): OrderInput {
  const { name, phone, address } = customer;
  return {
    lines: lines.map(lineInputOf),
    token,
    customer: { name, phone, ...defined({ address }) },
    ...defined({ note }),
  };
}

function lineInputOf(line: CartLine): OrderLineInput {
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
      return { product_id, quantity, visit_at: `${line.day}T${line.time}:00+09:00` };
  }
}
