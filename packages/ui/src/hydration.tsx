import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const HydratedContext = createContext(true);

/**
 * Switches from prerendered values to this browser's values after the first hydration. The switch is a transition,
 * because an urgent update would make React hydrate the rest of the page in one long task.
 */
export function HydrationProvider({ isHydrating, children }: { isHydrating: boolean; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(!isHydrating);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** False while React hydrates a prerendered page, which must not depend on the browser's values. */
export const useHydrated = (): boolean => useContext(HydratedContext);

/** Returns a browser value that may change, such as the width. Before hydration, returns `prerendered`. */
export function useBrowserValue<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  prerendered: T,
): T {
  const readPrerendered = () => prerendered;
  return useSyncExternalStore(subscribe, useHydrated() ? read : readPrerendered, readPrerendered);
}
