import type { Layer } from '../exchange.ts';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** Operations by method and by their path below the base path. */
export type OperationPatterns = readonly { readonly method: string; readonly path: RegExp }[];

/** Gives every operation that moves value a key, unless the caller chose one. All tries of a call share it. */
export function idempotencyKey(operations: OperationPatterns, generate: () => string): Layer {
  return (next) => (request) => {
    const { method, path, headers } = request;
    const isMatch = (operation: OperationPatterns[number]) =>
      operation.method === method && path !== null && operation.path.test(path);
    if (!headers.has(IDEMPOTENCY_KEY) && operations.some(isMatch)) headers.set(IDEMPOTENCY_KEY, generate());
    return next(request);
  };
}

/** 128 random bits in hex. `crypto.randomUUID` is missing on pages that are not served over https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
