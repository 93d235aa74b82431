import { isRead, type Layer } from '../exchange.ts';

/** Adds the CSRF value to what is not a read, when there is one, to the API's own addresses only. */
export function csrf(value: () => string | null | undefined): Layer {
  return (next) => (request) => {
    if (request.path !== null && !isRead(request.method)) {
      const current = value();
      if (current) request.headers.set('X-CSRF-Token', current);
    }
    return next(request);
  };
}
