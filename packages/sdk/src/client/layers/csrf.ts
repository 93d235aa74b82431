import type { GliClientOptions } from '../options.ts';
import { isRead, type Layer } from '../request.ts';

/** Adds the CSRF value, if any, to API requests that are not reads. */
export function csrf(value: GliClientOptions['csrf']): Layer {
  return (next) => (request) => {
    if (request.path !== null && !isRead(request.method)) {
      const current = value?.();
      if (current) request.headers.set('X-CSRF-Token', current);
    }
    return next(request);
  };
}
