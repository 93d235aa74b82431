import { GliNetworkError } from './errors.ts';

/** Loads what most programs never run, with the first call that needs it. */
export function loadOnDemand() {
  return import('./on-demand.ts').catch((cause: unknown) => {
    throw new GliNetworkError(cause);
  });
}
