import { useSession } from '@gli/session/react';
import { useEffect, useSyncExternalStore } from 'react';
import { usePlatform } from '../../../shared/platform.ts';
import { useMember } from '../../../shared/use-member.ts';
import { afterSignOut, type Cart, claimedBy } from './cart.ts';
import { shoppingOf } from './cart-state.ts';
import type { StoredState } from './stored-state.ts';

/** A stored value; renders again when it changes, here or in another tab. */
export function useStored<Value>(state: StoredState<Value>): Value {
  return useSyncExternalStore(state.subscribe, state.get);
}

/** What is in the cart, and the way to change it. */
export function useCart(): { cart: Cart; update: (change: (cart: Cart) => Cart) => void } {
  const { cart } = shoppingOf(usePlatform());
  return { cart: useStored(cart), update: cart.update };
}

/** Keeps the cart that of whoever is signed in. Drawn once, in the header. */
export function useCartOwner(): void {
  const { cart, attempt } = shoppingOf(usePlatform());
  const session = useSession();
  const memberId = useMember()?.id;
  useEffect(() => {
    if (memberId !== undefined) cart.update((lines) => claimedBy(lines, memberId));
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
