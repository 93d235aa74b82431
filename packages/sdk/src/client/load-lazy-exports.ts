import { GliNetworkError } from './errors.ts';

/** Loads rarely used code on the first call that needs it. */
export function loadLazyExports() {
  return import('./lazy-exports.ts').catch((cause: unknown) => {
    throw new GliNetworkError(cause);
  });
}
