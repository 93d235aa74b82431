import { GliError } from './errors.ts';

/** What every error of one call tells about the call. */
export type CallContext = {
  readonly method: string;
  readonly path: string | undefined;
  readonly idempotencyKey: string | undefined;
};

/** Context by response, kept until `toApiError` makes an error of the response. */
export const contexts = new WeakMap<Response, CallContext>();

/** Adds the context to an error of ours; anything else stays as it is. */
export function inContext(error: unknown, context: CallContext): unknown {
  if (!(error instanceof GliError)) return error;
  // Calls that waited for one lost renewal reject with the same error. Sharing it would give one call the key of another.
  return Object.assign(Object.hasOwn(error, 'idempotencyKey') ? copyOf(error) : error, context);
}

/** Made with `new Error`, so that consoles and `structuredClone` still know it as an error. */
function copyOf(error: GliError): Error {
  const copy = Object.defineProperties(new Error(error.message), Object.getOwnPropertyDescriptors(error));
  return Object.setPrototypeOf(copy, Object.getPrototypeOf(error));
}
