import { type ComponentType, createContext, lazy, useContext } from 'react';
import type { RouteParameters } from '@/data';
import type { Locales } from '@/i18n';
import type { Dictionaries } from '../../i18n/dictionaries.ts';
import type { Route, RouteName, ScreenModule } from '../../routes.ts';

/**
 * Thrown if a screen's code or strings failed to load, because the app is offline or a newer version has replaced them.
 */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  constructor(cause: unknown) {
    super('The screen could not be loaded.', { cause });
  }
}

/** Delays before retries, in ms. Requests often fail at first when a connection has just returned. */
const RETRY_DELAYS_MS = [1_000, 2_000];

/** Calls `attempt`, and retries if it fails while the browser is online. */
async function withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const delay of RETRY_DELAYS_MS)
    try {
      return await attempt();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  return attempt();
}

/** Creates a loader that fetches a screen's code and strings on first use and then keeps them. */
export function createScreens(dictionaries: Dictionaries, locale: () => Locales) {
  const loading = new Map<RouteName, Promise<ScreenModule>>();
  const loaded = new Map<RouteName, ScreenModule>();
  const components = new Map<RouteName, ComponentType<RouteParameters>>();

  /** Loads a screen. Rejects with a `ScreenLoadError` after three attempts; the next call starts again. */
  function load(route: Route): Promise<ScreenModule> {
    const known = loading.get(route.name);
    if (known) return known;
    const all = withRetries(() =>
      Promise.all([route.load(), dictionaries.loadNamespaces(locale(), route.namespaces)]),
    ).then(
      ([module]) => {
        loaded.set(route.name, module);
        return module;
      },
      (cause: unknown) => {
        loading.delete(route.name);
        components.delete(route.name);
        throw new ScreenLoadError(cause);
      },
    );
    loading.set(route.name, all);
    return all;
  }

  return {
    load,
    /** Returns the loaded screen, or a component that suspends until it has loaded. */
    component(route: Route): ComponentType<RouteParameters> {
      const component =
        components.get(route.name) ?? loaded.get(route.name)?.default ?? lazy(() => load(route));
      components.set(route.name, component);
      return component;
    },
  };
}

export type Screens = ReturnType<typeof createScreens>;

export const ScreensContext = createContext<Screens | null>(null);

export function useScreens(): Screens {
  const screens = useContext(ScreensContext);
  if (!screens) throw new Error('useScreens must be used inside <PlatformProvider>.');
  return screens;
}
