import { toHeaders } from './headers.ts';
import type { Middleware } from './middleware.ts';

export type HeaderRecord = Readonly<Record<string, string | undefined>>;

/** Headers of every call to the API. A call can override them by name. */
export type DefaultHeaders =
  | HeaderRecord
  | Headers
  | (() => HeaderRecord | Headers | Promise<HeaderRecord | Headers>);

/** Headers that only the client may set. Other values could sign in another member, or repeat or lose a write. */
const RESERVED = /^(authorization|content-type|idempotency-key|x-csrf-token|x-skip-auth-refresh)$/;

/**
 * Adds the headers that a call does not have yet.
 * @throws TypeError that names a header reserved for the client
 */
export function defaultHeaders(headers: DefaultHeaders): Middleware {
  return {
    async onRequest({ request }) {
      for (const [name, value] of toHeaders(typeof headers === 'function' ? await headers() : headers)) {
        if (RESERVED.test(name)) throw new TypeError(`${name} is the client's own header`);
        if (!request.headers.has(name)) request.headers.set(name, value);
      }
    },
  };
}
