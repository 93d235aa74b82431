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
  let loading: Promise<Module> | undefined;
  let isAwaited = false;
  let failure: { error: unknown } | undefined;
  const provide = (module: Module) => {
    // By these fields React knows what is here already: `use` does not suspend.
    loading = Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
    return module;
  };
  const load = () => {
    loading ??= fetchModule().then(provide, (error: unknown) => {
      loading = undefined;
      // Without this, the render that follows a failure would fetch again, and so on without an end.
      if (isAwaited) failure = { error };
      isAwaited = false;
      setTimeout(() => {
        failure = undefined;
      }, FAILURE_MS);
      throw error;
    });
    return loading;
  };
  const useModule = () => {
    if (failure) throw failure.error;
    isAwaited = true;
    return use(load());
  };
  return { load, provide, useModule };
}
