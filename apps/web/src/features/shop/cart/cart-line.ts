import type { RoomType } from '@gli/sdk';
import * as z from 'zod/mini';

/** Most rooms, pieces or guests that a line may name: the bound of the contract's `OrderLineInput.quantity`. */
export const MAXIMUM_QUANTITY = 99;

/** Spec §9 Room types. */
const roomTypes = ['standard', 'deluxe', 'suite', 'villa'] as const satisfies readonly RoomType[];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.int().check(z.gte(1), z.lte(MAXIMUM_QUANTITY));
const bought = { productId: z.string().check(z.minLength(1)), quantity: count };

/** What a line in the cart holds, by kind: what is bought and how much of it. Prices are the server's and not kept. */
export const cartLineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('goods'), ...bought }),
  z.object({
    kind: z.literal('resort'),
    ...bought,
    roomType: z.enum(roomTypes),
    checkIn: day,
    checkOut: day,
    guests: count,
  }),
  z.object({
    kind: z.literal('restaurant'),
    ...bought,
    day,
    /** `HH:MM`, Korean time. */
    time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  }),
]);

export type CartLine = z.output<typeof cartLineSchema>;
export type StayLine = Extract<CartLine, { kind: 'resort' }>;

/** What makes two lines the same one: product, room type and period, or the time of a visit. */
export function keyOf(line: CartLine): string {
  switch (line.kind) {
    case 'goods':
      return line.productId;
    case 'resort':
      return [line.productId, line.roomType, line.checkIn, line.checkOut].join('|');
    case 'restaurant':
      return [line.productId, line.day, line.time].join('|');
  }
}
