import { browserStorageChanges } from '@gli/session';
import { useSession } from '@gli/session/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { type Platform, setParams, useMember, usePlatform } from '@/shared';
import { type Attempt, parseAttempt } from '../checkout/attempt.ts';
import { afterSignOut, assignToMember, type Cart, parseCart } from './cart.ts';
import { createStoredState, type StoredState } from './stored-state.ts';

type Shopping = {
  /** Shared by all tabs of this browser. */
  cart: StoredState<Cart>;
  /** The purchase in progress, stored per tab like its idempotency keys. Null if there is none. */
  attempt: StoredState<Attempt | null>;
};

const states = new WeakMap<Platform, Shopping>();

export function getShopping(platform: Platform): Shopping {
  const existing = states.get(platform);
  if (existing) return existing;
  const created: Shopping = {
    cart: createStoredState<Cart>({
      storage: platform.local,
      key: 'cart',
      parse: parseCart,
      isEmpty: ({ lines }) => lines.length === 0,
      changes: browserStorageChanges(window),
    }),
    attempt: createStoredState<Attempt | null>({
      storage: platform.perTab,
      key: 'checkout',
      parse: parseAttempt,
      isEmpty: (value) => value === null,
    }),
  };
  states.set(platform, created);
  return created;
}

/** Returns a stored value and rerenders when it changes in any tab. */
export function useStored<Value>(state: StoredState<Value>): Value {
  return useSyncExternalStore(state.subscribe, state.get);
}

export function useCart(): { cart: Cart; update: (change: (cart: Cart) => Cart) => void } {
  const { cart } = getShopping(usePlatform());
  return { cart: useStored(cart), update: cart.update };
}

/** Assigns the cart to the signed-in member, and clears it after a sign-out. Call it only once, in the header. */
export function useCartOwner(): void {
  const { cart, attempt } = getShopping(usePlatform());
  const session = useSession();
  const memberId = useMember()?.id;
  useEffect(() => {
    if (memberId !== undefined) cart.update((lines) => assignToMember(lines, memberId));
  }, [cart, memberId]);
  useEffect(
    () =>
      session.onSignedOut((reason) => {
        cart.update((lines) => afterSignOut(lines, reason));
        attempt.update(() => null);
      }),
    [session, cart, attempt],
  );
}

/**
 * Returns the state of the cart panel in the URL, so that a login leads back to it and Back closes it: `?cart=open`,
 * `?cart=checkout` for the checkout of the cart, or `?cart=checkout&line=` for the checkout of one line.
 */
export function useCartPanel() {
  const [search, setSearch] = useSearchParams();
  const show = (cart: 'open' | 'checkout' | null, line: string | null, replace: boolean) =>
    setSearch((current) => setParams(current, { cart, line }), { replace });
  const state = search.get('cart');
  return {
    isOpen: state === 'open' || state === 'checkout',
    /** True for the customer's details, false for the cart. */
    isCheckout: state === 'checkout',
    /** Key of the only line to check out, or null for the whole cart. */
    line: state === 'checkout' ? search.get('line') : null,
    open: () => show('open', null, false),
    /** Opens the checkout of one line. Others stay in the cart. */
    openCheckout: (line: string) => show('checkout', line, false),
    /** Continues from the cart to its checkout. */
    checkOutCart: () => show('checkout', null, true),
    /** Returns from the checkout to the cart. */
    showCart: () => show('open', null, true),
    close: () => show(null, null, true),
  };
}
