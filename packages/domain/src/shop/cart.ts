import { roomTypeValues } from '@gli/sdk';
import { ORDER_LINES_MAX, ORDER_QUANTITY_MAX } from '@gli/validation';
import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.int().check(z.gte(1), z.lte(ORDER_QUANTITY_MAX));
const item = { productId: z.string().check(z.minLength(1)), quantity: count };

/** A line in the cart, by kind. Prices come from the server and are not stored. */
export const cartLineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('goods'), ...item }),
  z.object({
    kind: z.literal('resort'),
    ...item,
    roomType: z.enum(roomTypeValues),
    checkIn: day,
    checkOut: day,
    guests: count,
  }),
  z.object({
    kind: z.literal('restaurant'),
    ...item,
    day,
    /** Start time as `HH:MM` in Korea time. */
    time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  }),
]);

export type CartLine = z.output<typeof cartLineSchema>;
export type StayLine = Extract<CartLine, { kind: 'resort' }>;

/** `owner` is the cart's member, or null for a visitor. */
export type Cart = { readonly owner: string | null; readonly lines: readonly CartLine[] };

export const emptyCart: Cart = { owner: null, lines: [] };

const storedCart = z.object({ owner: z.nullable(z.string()), lines: z.array(z.unknown()) });

/**
 * Returns a line's key, which consists of the product and a stay's room type and dates or a visit's time. Lines
 * with equal keys are merged.
 */
export function getLineKey(line: CartLine): string {
  switch (line.kind) {
    case 'goods':
      return line.productId;
    case 'resort':
      return [line.productId, line.roomType, line.checkIn, line.checkOut].join('|');
    case 'restaurant':
      return [line.productId, line.day, line.time].join('|');
  }
}

/** Parses a stored cart. Invalid lines are dropped. */
export function parseCart(stored: unknown): Cart {
  const cart = storedCart.safeParse(stored);
  if (!cart.success) return emptyCart;
  const lines = cart.data.lines.flatMap((line) => {
    const parsed = cartLineSchema.safeParse(line);
    return parsed.success ? [parsed.data] : [];
  });
  return { owner: cart.data.owner, lines: lines.slice(0, ORDER_LINES_MAX) };
}

/** Parses a line in a URL. Returns null for any other text. */
export function parseCartLine(text: string): CartLine | null {
  try {
    return cartLineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Adds a line, or adds its quantity to an identical line. A full cart stays unchanged. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const key = getLineKey(line);
  const existing = cart.lines.find((one) => getLineKey(one) === key);
  if (!existing) return isCartFull(cart) ? cart : { ...cart, lines: [...cart.lines, line] };
  return updateLine(cart, key, {
    quantity: existing.quantity + line.quantity,
    ...(existing.kind === 'resort' && line.kind === 'resort' && { guests: existing.guests + line.guests }),
  });
}

export function updateLine(cart: Cart, key: string, change: { quantity: number; guests?: number }): Cart {
  const bounded = (value: number) => Math.min(ORDER_QUANTITY_MAX, Math.max(1, value));
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      if (getLineKey(line) !== key) return line;
      const quantity = bounded(change.quantity);
      if (line.kind !== 'resort') return { ...line, quantity };
      return { ...line, quantity, guests: bounded(change.guests ?? line.guests) };
    }),
  };
}

export function removeLines(cart: Cart, keys: readonly string[]): Cart {
  return { ...cart, lines: cart.lines.filter((line) => !keys.includes(getLineKey(line))) };
}

/** Returns the quantity of a line that is already in the cart. */
export function quantityIn(cart: Cart, line: CartLine): number {
  const key = getLineKey(line);
  return cart.lines.find((one) => getLineKey(one) === key)?.quantity ?? 0;
}

export const isCartFull = ({ lines }: Cart): boolean => lines.length >= ORDER_LINES_MAX;

/** True if the cart has room for all lines. A line that is already in the cart needs no room. */
export const hasRoomFor = (cart: Cart, lines: readonly CartLine[]): boolean =>
  new Set([...cart.lines, ...lines].map(getLineKey)).size <= ORDER_LINES_MAX;

/**
 * Returns the cart of a member who has just signed in. It keeps the lines of a visitor's cart, but not those
 * that belong to another member.
 */
export function assignToMember(cart: Cart, memberId: string): Cart {
  if (cart.owner === memberId) return cart;
  return { owner: memberId, lines: cart.owner === null ? cart.lines : [] };
}
