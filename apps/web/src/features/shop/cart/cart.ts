import type { SignOutReason } from '@gli/session';
import * as z from 'zod/mini';
import { type CartLine, cartLineSchema, keyOf, MAXIMUM_QUANTITY } from './cart-line.ts';

/** Most lines of one order: the bound of the contract's `OrderInput.lines`. */
export const MAXIMUM_LINES = 20;

/** What is to be bought. `owner` is the member whose cart it is, null for a visitor's. */
export type Cart = { readonly owner: string | null; readonly lines: readonly CartLine[] };

export const emptyCart: Cart = { owner: null, lines: [] };

const storedCart = z.object({ owner: z.nullable(z.string()), lines: z.array(z.unknown()) });

/** Reads what was stored; a broken line costs only itself. */
export function parseCart(stored: unknown): Cart {
  const cart = storedCart.safeParse(stored);
  if (!cart.success) return emptyCart;
  const lines = cart.data.lines.flatMap((line) => {
    const parsed = cartLineSchema.safeParse(line);
    return parsed.success ? [parsed.data] : [];
  });
  return { owner: cart.data.owner, lines: lines.slice(0, MAXIMUM_LINES) };
}

/** With a line more; what is in the cart already grows. A full cart stays as it is. */
export function withLine(cart: Cart, line: CartLine): Cart {
  const key = keyOf(line);
  const held = cart.lines.find((one) => keyOf(one) === key);
  if (!held) return isFull(cart) ? cart : { ...cart, lines: [...cart.lines, line] };
  return withChanged(cart, key, {
    quantity: held.quantity + line.quantity,
    ...(held.kind === 'resort' && line.kind === 'resort' ? { guests: held.guests + line.guests } : {}),
  });
}

/** With another quantity in a line; `guests` counts for stays only. */
export function withChanged(cart: Cart, key: string, change: { quantity: number; guests?: number }): Cart {
  const bounded = (value: number) => Math.min(MAXIMUM_QUANTITY, Math.max(1, value));
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      if (keyOf(line) !== key) return line;
      const quantity = bounded(change.quantity);
      if (line.kind !== 'resort') return { ...line, quantity };
      return { ...line, quantity, guests: bounded(change.guests ?? line.guests) };
    }),
  };
}

export function without(cart: Cart, keys: readonly string[]): Cart {
  return { ...cart, lines: cart.lines.filter((line) => !keys.includes(keyOf(line))) };
}

/** How much of a line is in the cart already. */
export function quantityIn(cart: Cart, line: CartLine): number {
  const key = keyOf(line);
  return cart.lines.find((one) => keyOf(one) === key)?.quantity ?? 0;
}

export const isFull = ({ lines }: Cart): boolean => lines.length >= MAXIMUM_LINES;

/** The cart of whoever has signed in: a visitor's becomes theirs, another member's is not for their eyes. */
export function claimedBy(cart: Cart, memberId: string): Cart {
  if (cart.owner === memberId) return cart;
  return { owner: memberId, lines: cart.owner === null ? cart.lines : [] };
}

/**
 * The cart after a session ended. Leaving clears it; a session that only ran out leaves it to the same member's return.
 * What another tab did is done there, and comes over with the storage.
 */
export function afterSignOut(cart: Cart, reason: SignOutReason): Cart {
  switch (reason) {
    case 'header_logout':
    case 'wallet_logout':
    case 'force_logout':
      return emptyCart;
    case 'refresh_refused':
    case 'profile_refused':
    case 'other_tab':
    case 'member_changed':
      return cart;
  }
}
