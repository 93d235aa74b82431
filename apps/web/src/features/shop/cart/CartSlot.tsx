import { useHydrated } from '@gli/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart, usePlatform } from '@/data';
import { Placeholder } from './CartSlot.styles.ts';

const CartButton = lazyPart(async () => (await import('./CartButton.tsx')).CartButton, {
  // If loading fails, the next page that shows the cart retries.
  Failure: () => null,
});

/**
 * The cart's slot in the header. Its code and stored state are loaded in the shop, or if an earlier visit left items in
 * the cart.
 */
export function CartSlot() {
  const [path] = useLocation();
  const { local } = usePlatform();
  const isMall = path.startsWith('/shopping') || path === '/orders';
  // Prerendered pages do not contain the stored state of this browser.
  const isNeeded = useHydrated() && (isMall || local.getItem('cart') !== null);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  if (wasNeeded) return <CartButton />;
  return isMall ? <Placeholder /> : null;
}
