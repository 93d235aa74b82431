import { use } from 'react';

/** Code that is fetched when it is first needed. */
export type LazyModule<Module> = {
  /** Fetches it once; a failure is forgotten, so the next call tries again. */
  load(): Promise<Module>;
  /** The module, in a component; suspends until it is here. */
  useModule(): Module;
};

export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: { module: Module } | undefined;
  let loading: Promise<Module> | undefined;
  const load = () => {
    loading ??= fetchModule().then(
      (module) => {
        loaded = { module };
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { load, useModule: () => (loaded ? loaded.module : use(load())) };
}
