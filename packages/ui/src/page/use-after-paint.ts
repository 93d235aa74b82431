import { startTransition, useEffect, useState } from 'react';

/**
 * False until the component has been painted, then true. A page can render its top first and the rest in small steps, so
 * that the top appears sooner and the page stays responsive. Always true during prerendering, which collects the styles of
 * the whole page.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(typeof window === 'undefined');
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}
