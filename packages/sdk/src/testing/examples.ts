import type { JsonBodyOf } from '../client/call-types.ts';
import { examples } from '../generated/msw/examples.ts';
import type { OperationId } from '../generated/operation-table.ts';
import type { Responses, StatusOf } from './body-types.ts';

/**
 * Returns a fresh copy of a contract example, typed as the operation's response: the first example of the status, or
 * the one with the given name.
 * @throws RangeError if the contract has no such example
 */
export function exampleOf<Name extends OperationId, Status extends number>(
  id: Name,
  status: Status,
  name?: string,
): Status extends StatusOf<Name> ? JsonBodyOf<Responses<Name>[Status]> : unknown;
export function exampleOf(id: OperationId, status: number, name?: string): unknown {
  const named = examples[id][String(status)];
  if (!named) throw new RangeError(`${id} declares no response ${status}.`);
  const names = Object.keys(named);
  const wanted = name ?? names[0];
  if (wanted === undefined) return undefined;
  if (!(wanted in named))
    throw new RangeError(`${id} ${status} has no example "${wanted}": ${names.join(', ')}.`);
  return structuredClone(named[wanted]);
}

/** Lists the names of a response's examples. */
export function exampleNames(id: OperationId, status: number): string[] {
  return Object.keys(examples[id][String(status)] ?? {});
}

/** Returns the success status of an operation. */
export function successStatusOf(id: OperationId): number {
  const found = Object.keys(examples[id])
    .map(Number)
    .find((status) => status >= 200 && status < 300);
  if (found === undefined) throw new RangeError(`${id} declares no success.`);
  return found;
}
