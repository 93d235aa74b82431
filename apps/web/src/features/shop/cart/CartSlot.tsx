import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { styled } from '../../../design/stitches.config.ts';
import { useHydrated } from '../../../shared/browser/use-hydrated.ts';
import { usePlatform } from '../../../shared/platform.ts';

const CartButton = lazy(() => import('./CartButton.tsx').then((module) => ({ default: module.CartButton })));

const Placeholder = styled('span', { display: 'inline-block', width: '$touch', height: '$touch' });

/** The cart's slot in the header. Its code is loaded in the mall, or when an earlier visit left something in the cart. */
export function CartSlot() {
  const [path] = useLocation();
  const { local } = usePlatform();
  const [wasNeeded, setNeeded] = useState(false);
  const isMall = path.startsWith('/shopping') || path === '/orders';
  const isHydrated = useHydrated();
  const isNeeded = isHydrated && (wasNeeded || isMall || local.getItem('cart') !== null);
  if (isNeeded && !wasNeeded) setNeeded(true);
  if (!isNeeded) return isMall ? <Placeholder /> : null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={isMall ? <Placeholder /> : null}>
        <CartButton />
      </Suspense>
    </ErrorBoundary>
  );
}
