import { browserStorageChanges } from '@gli/session';
import type { Platform } from '../../../shared/platform.ts';
import { type Attempt, parseAttempt } from '../checkout/attempt.ts';
import { type Cart, parseCart } from './cart.ts';
import { createStoredState, type StoredState } from './stored-state.ts';

type Shopping = {
  /** What is in the cart: of this browser, all tabs share it. */
  cart: StoredState<Cart>;
  /** The purchase under way: this tab's own, as are its idempotency keys. Null for none. */
  attempt: StoredState<Attempt | null>;
};

const known = new WeakMap<Platform, Shopping>();

/** What this browser keeps of a purchase, one for the platform. */
export function shoppingOf(platform: Platform): Shopping {
  const here = known.get(platform);
  if (here) return here;
  const made: Shopping = {
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
  known.set(platform, made);
  return made;
}
