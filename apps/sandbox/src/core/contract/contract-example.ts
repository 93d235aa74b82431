import type { OperationId } from '@gli/sdk';
import { contractOperation } from './operations.ts';
import { preferredExample } from './prefer.ts';

/**
 * The body of a named example of an operation's 200 answer: what the contract shows stands there once and is seeded
 * from there. `T` is what the contract's own tests hold the example to.
 * @throws RangeError when the operation has no such example
 */
export function contractExample<T = unknown>(operation: OperationId, name: string): T {
  const found = preferredExample(contractOperation(operation), { code: 200, example: name });
  if (!found) throw new RangeError(`${operation} has no example ${name}.`);
  return found.body as T;
}
