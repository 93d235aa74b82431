import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { withParams } from '../../../shared/search-params.ts';

/** Whether the cart is open: `?cart=open`, so a login leads back to it, and Back closes it. */
export function useCartPanel() {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(() => setSearch((current) => withParams(current, { cart: 'open' })), [setSearch]);
  const close = useCallback(
    () => setSearch((current) => withParams(current, { cart: null }), { replace: true }),
    [setSearch],
  );
  return { isOpen: search.get('cart') === 'open', open, close };
}
