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
 * Switches from what was prerendered to this browser after the first hydration. The switch is a transition: an urgent
 * update would make React hydrate the rest of the page in one long task.
 */
export function HydrationProvider({ isHydrating, children }: { isHydrating: boolean; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(!isHydrating);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** False while React hydrates a prerendered page, whose content does not depend on the browser. */
export const useHydrated = (): boolean => useContext(HydratedContext);

/** A value of the browser that changes, such as its width. Prerendered pages have `prerendered` until they are hydrated. */
export function useBrowserValue<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  prerendered: T,
): T {
  const readPrerendered = () => prerendered;
  return useSyncExternalStore(subscribe, useHydrated() ? read : readPrerendered, readPrerendered);
}
