import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { styled } from '../../../design/stitches.config.ts';
import { useHydrated } from '../../../shared/browser/use-hydrated.ts';
import { usePlatform } from '../../../shared/platform.ts';

const CartButton = lazy(() => import('./CartButton.tsx').then((module) => ({ default: module.CartButton })));

const Place = styled('span', { display: 'inline-block', width: '$touch', height: '$touch' });

/** Where the cart stands in the header; its code comes with the mall, or with what an earlier visit left in it. */
export function CartSlot() {
  const [path] = useLocation();
  const { local } = usePlatform();
  const [wasWanted, setWanted] = useState(false);
  const isMall = path.startsWith('/shopping') || path === '/orders';
  const hasCart = useHydrated() && local.getItem('cart') !== null;
  const isWanted = wasWanted || isMall || hasCart;
  if (isWanted && !wasWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={isMall ? <Place /> : null}>
        <CartButton />
      </Suspense>
    </ErrorBoundary>
  );
}
