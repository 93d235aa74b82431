import {
  assignToMember,
  type Cart,
  type CartLine,
  emptyCart,
  type PendingCheckout,
  parseCart,
  parseCartLine,
  parsePendingCheckout,
} from '@gli/domain';
import { isExpiry, type SignOutReason } from '@gli/session';
import { useSession } from '@gli/session/react';
import { setParams } from '@gli/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { type StoredValue, useMember, useStored } from '@/data';

/** The cart, shared by all tabs of this browser. */
export const CART: StoredValue<Cart> = {
  key: 'cart',
  parse: parseCart,
  isEmpty: ({ lines }) => lines.length === 0,
};

/** The purchase in progress, or null if there is none. It is stored per tab, like its idempotency keys. */
export const PENDING_CHECKOUT: StoredValue<PendingCheckout | null> = {
  key: 'checkout',
  area: 'perTab',
  parse: parsePendingCheckout,
  isEmpty: (attempt) => attempt === null,
};

export function useCart(): { cart: Cart; update: (change: (cart: Cart) => Cart) => void } {
  const { value: cart, update } = useStored(CART);
  return { cart, update };
}

/** Assigns the cart to the signed-in member, and clears it after a sign-out. Call it only once, in the header. */
export function useCartOwner(): void {
  const { cart, update } = useCart();
  const { update: updateAttempt } = useStored(PENDING_CHECKOUT);
  const session = useSession();
  const memberId = useMember()?.id;
  // An empty cart is not stored, so its first line does not have an owner yet.
  const isUnassigned = memberId !== undefined && cart.owner !== memberId && cart.lines.length > 0;
  useEffect(() => {
    if (isUnassigned) update((current) => assignToMember(current, memberId));
  }, [isUnassigned, memberId, update]);
  // Another member's purchase is over.
  useEffect(() => {
    if (memberId !== undefined) updateAttempt((attempt) => (attempt?.memberId === memberId ? attempt : null));
  }, [memberId, updateAttempt]);
  useEffect(
    () =>
      session.onSignedOut((reason) => {
        update((current) => afterSignOut(current, reason));
        if (!isExpiry(reason)) updateAttempt(() => null);
      }),
    [session, update, updateAttempt],
  );
}

/**
 * Returns the state of the cart panel in the URL, so that the member returns to it after a login and Back
 * closes it: `?cart=open`, `?cart=checkout` for the checkout of the cart, or `?cart=checkout&line=` for the
 * checkout of one line that is not in the cart. `&again=` is the id of an order that is repeated.
 */
export function useCartPanel() {
  const [search, setSearch] = useSearchParams();
  const show = (cart: 'open' | 'checkout' | null, ordered: CartLine | null, replace: boolean) =>
    setSearch((current) => setParams(current, { cart, line: ordered && JSON.stringify(ordered) }), {
      replace,
    });
  const state = search.get('cart');
  const lineText = search.get('line');
  const line = state === 'checkout' && lineText !== null ? parseCartLine(lineText) : null;
  return {
    isOpen: state === 'open' || state === 'checkout',
    /** True for the checkout, false for the cart. */
    isCheckout: state === 'checkout' && (lineText === null || line !== null),
    /** The only line to check out, or null for the whole cart. */
    line,
    /** Id of the order that is repeated, or null. */
    again: search.get('again'),
    open: () => show('open', null, false),
    /** Opens the cart to repeat an order. */
    openAgain: (orderId: string) =>
      setSearch((current) => setParams(current, { cart: 'open', line: null, again: orderId })),
    /** Opens the checkout of one line. The cart stays unchanged. */
    openCheckout: (ordered: CartLine) => show('checkout', ordered, false),
    /** Changes the line of an open checkout. */
    changeLine: (ordered: CartLine) => show('checkout', ordered, true),
    /** Continues from the cart to its checkout. */
    checkOutCart: () => show('checkout', null, true),
    /** Returns from the checkout to the cart. */
    showCart: () => show('open', null, true),
    close: () => show(null, null, true),
  };
}

/**
 * Returns the cart after a session ends. Signing out clears it. After an expired session, it is kept for the
 * same member. A sign-out in another tab is handled in that tab, and the result arrives through the storage.
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
