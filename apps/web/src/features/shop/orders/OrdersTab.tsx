import { CardGridSkeleton } from '@gli/ui';
import { lazyPart } from '@/data';

/** The order history as a tab of My Page, loaded with its strings. */
export const OrdersTab = lazyPart(async () => (await import('./OrderHistory.tsx')).OrderHistory, {
  fallback: <CardGridSkeleton count={3} min="lg" />,
  namespaces: ['orders', 'checkout'],
});
