import { useCallback } from 'react';
import { useBrowserValue } from '../hydration.tsx';

/** True if a media query matches. False on a prerendered page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useBrowserValue(subscribe, () => matchMedia(query).matches, false);
}
