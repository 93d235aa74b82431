import type { OperationId } from '@gli/sdk';
import { contractOperation } from './operations.ts';
import { preferredExample } from './prefer.ts';

/**
 * Returns the body of a named example of an operation's 200 response. Seeds read it from the contract, so it is defined
 * only once. The contract's own tests check that the example is a `T`.
 * @throws RangeError if the operation has no such example
 */
export function contractExample<T = unknown>(operation: OperationId, name: string): T {
  const found = preferredExample(contractOperation(operation), { code: 200, example: name });
  if (!found) throw new RangeError(`${operation} has no example ${name}.`);
  return found.body as T;
}
