import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React takes over a page that was drawn ahead, for which nothing of this browser was known; true before the
 * next paint and ever after.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
