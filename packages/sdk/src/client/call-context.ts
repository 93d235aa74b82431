import { GliError } from './errors.ts';

/** Facts about a call that all of its errors carry. */
export type CallContext = {
  readonly method: string;
  readonly path: string | undefined;
  readonly idempotencyKey: string | undefined;
};

/** Context by response, kept until `toApiError` makes an error of the response. */
export const contexts = new WeakMap<Response, CallContext>();

/** Adds the context to an error of ours; other errors are unchanged. */
export function inContext(error: unknown, context: CallContext): unknown {
  if (!(error instanceof GliError)) return error;
  // Calls that waited for one lost renewal reject with the same error. Sharing it would give one call the key of another.
  return Object.assign(Object.hasOwn(error, 'idempotencyKey') ? copyError(error) : error, context);
}

/** Created with `new Error`, so consoles and `structuredClone` still recognize it as an error. */
function copyError(error: GliError): Error {
  const copy = Object.defineProperties(new Error(error.message), Object.getOwnPropertyDescriptors(error));
  return Object.setPrototypeOf(copy, Object.getPrototypeOf(error));
}
