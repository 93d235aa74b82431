import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** The cart's place in the address, `?cart=open`: a log-in leads back to it, and Back closes it. */
const parameter = 'cart';
const value = 'open';

/** Whether the cart is open on this page, and the ways to open and close it. */
export function useCartPanel() {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(() => setSearch((current) => withPanel(current, true)), [setSearch]);
  const close = useCallback(
    () => setSearch((current) => withPanel(current, false), { replace: true }),
    [setSearch],
  );
  return { isOpen: search.get(parameter) === value, open, close };
}

function withPanel(search: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (isOpen) next.set(parameter, value);
  else next.delete(parameter);
  return next;
}
