import { GliError } from './errors.ts';

/** Details of a call that all of its errors include. */
export type CallContext = {
  readonly method: string;
  readonly path: string | undefined;
  readonly schemaPath: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly isUndecided: boolean | undefined;
};

/** Contexts by response, kept until `toApiError` turns the response into an error. */
export const contexts = new WeakMap<Response, CallContext>();

/** Adds the context to one of our errors. Other errors are returned unchanged. */
export function inContext(error: unknown, context: CallContext): unknown {
  if (!(error instanceof GliError)) return error;
  // Calls that wait for the same failed renewal reject with the same error. A copy keeps their idempotency keys apart.
  return Object.assign(Object.hasOwn(error, 'idempotencyKey') ? copyError(error) : error, context);
}

/** Uses `new Error`, so consoles and `structuredClone` still recognize the copy as an error. */
function copyError(error: GliError): Error {
  const copy = Object.defineProperties(new Error(error.message), Object.getOwnPropertyDescriptors(error));
  return Object.setPrototypeOf(copy, Object.getPrototypeOf(error));
}
