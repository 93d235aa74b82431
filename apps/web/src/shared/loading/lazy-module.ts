import { use } from 'react';

/** How long a failure is thrown instead of fetching again, in ms: React renders a part that throws a second time. */
const FAILURE_MS = 500;

/** Code that is fetched when it is first needed. */
export type LazyModule<Module> = {
  /** Fetches it once; a failure is forgotten, so the next call tries again. */
  load(): Promise<Module>;
  /** Something else has brought the module: nothing is fetched. */
  provide(module: Module): void;
  /** The module, in a component; suspends until it is here, and throws a failure to the error boundary above. */
  useModule(): Module;
};

export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: { module: Module } | undefined;
  let loading: Promise<Module> | undefined;
  let isAwaited = false;
  let failure: { error: unknown } | undefined;
  const load = () => {
    loading ??= fetchModule().then(
      (module) => {
        loaded = { module };
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        // Without this, the render that follows a failure would fetch again, and so on without an end.
        if (isAwaited) failure = { error };
        isAwaited = false;
        setTimeout(() => {
          failure = undefined;
        }, FAILURE_MS);
        throw error;
      },
    );
    return loading;
  };
  const useModule = () => {
    if (loaded) return loaded.module;
    if (failure) throw failure.error;
    isAwaited = true;
    return use(load());
  };
  const provide = (module: Module) => {
    loaded ??= { module };
    loading ??= Promise.resolve(module);
  };
  return { load, provide, useModule };
}
