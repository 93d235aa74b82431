import { useCallback, useSyncExternalStore } from 'react';

const notInPrerender = () => false;

/** Whether a media query holds; renders again when that changes. A prerendered page knows no window: it does not hold there. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, notInPrerender);
}
