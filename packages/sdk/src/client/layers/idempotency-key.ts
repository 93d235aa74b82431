import { IDEMPOTENCY_KEY } from '../headers.ts';
import type { Layer } from '../request.ts';

/**
 * Adds a key to every operation that moves value, unless the caller set one. All attempts of a call share it.
 * `operations` matches the method and the path below the base path: `POST /v1/…`.
 */
export function idempotencyKey(operations: RegExp, generate: () => string): Layer {
  return (next) => (request) => {
    const { method, path, headers } = request;
    // The server treats an empty key as missing.
    if (operations.test(`${method} ${path}`) && !headers.get(IDEMPOTENCY_KEY))
      headers.set(IDEMPOTENCY_KEY, generate());
    return next(request);
  };
}

/** Returns 128 random bits in hex. `crypto.randomUUID` is missing on pages without HTTPS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
