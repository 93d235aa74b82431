import { type ComponentType, lazy } from 'react';
import { type Dictionaries, sharedWords } from '../../i18n/dictionaries.ts';
import type { Locales } from '../../i18n/i18n-types.ts';
import type { Route, RouteName, RouteParameters, ScreenModule } from '../../routes.ts';
import { loadData } from '../../shared/data/Data.tsx';

/** The code or the words of a screen could not be fetched: offline, or a newer version was put in place of this one. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** The code and the words of the screens, fetched when they are first needed and then kept. */
export function createScreens(dictionaries: Dictionaries, locale: () => Locales) {
  const loading = new Map<RouteName, Promise<ScreenModule>>();
  const loaded = new Map<RouteName, ScreenModule>();
  const components = new Map<RouteName, ComponentType<RouteParameters>>();

  /** @throws {ScreenLoadError} as a rejection; the next call tries again */
  function load(route: Route): Promise<ScreenModule> {
    const words = dictionaries.loadNamespaces(
      locale(),
      route.beginsWithoutData ? route.words : [...sharedWords, ...route.words],
    );
    const known = loading.get(route.name);
    if (known) return known;
    const both = Promise.all([route.load(), words, route.beginsWithoutData ? null : loadData()]).then(
      ([module]) => {
        loaded.set(route.name, module);
        return module;
      },
      (cause: unknown) => {
        loading.delete(route.name);
        components.delete(route.name);
        throw new ScreenLoadError(`The screen "${route.name}" could not be loaded.`, { cause });
      },
    );
    loading.set(route.name, both);
    return both;
  }

  return {
    load,
    /** What to draw: the screen itself when it is here, else a component that suspends until it is. */
    component(route: Route): ComponentType<RouteParameters> {
      const known = components.get(route.name);
      if (known) return known;
      const here = loaded.get(route.name);
      const component: ComponentType<RouteParameters> = here ? here.default : lazy(() => load(route));
      components.set(route.name, component);
      return component;
    },
  };
}

export type Screens = ReturnType<typeof createScreens>;
