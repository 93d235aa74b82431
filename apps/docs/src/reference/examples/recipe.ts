import type { OperationId } from '@gli/sdk';
import { type Operation, operations } from '../contract.ts';

/** JSON in which a string such as `$orderId` stands for a value from an earlier step. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export type Call = {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, Json>>;
  readonly body: Json | undefined;
};

/** A value that a step stores under a name: a property of the body, or a header. */
export type Kept = {
  readonly as: string;
  readonly from: ReadonlyArray<string | number> | { header: string };
};

export type Step = { readonly call: Call; readonly kept?: Kept };

/** Account that makes the call. With a new member, an example can be repeated without changing the demo data. */
export type Caller = 'nobody' | 'kim' | 'operator' | 'new member';

/** Recipe for an operation's code sample: the caller, earlier steps, and the call itself. */
export type Recipe = {
  readonly caller: Caller;
  readonly before: readonly Step[];
  readonly call: Call;
  readonly note?: string;
};

/** A code sample. `setup` contains the earlier steps, such as signing in. */
export type Program = { readonly setup: string; readonly call: string };

export type Changes = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, Json>>;
  readonly body?: Json;
};

/** Optional query parameters that examples show. */
const SHOWN_QUERY = new Set(['page_size', 'ordering']);
const EXAMPLE_PAGE_SIZE = 5;

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** Creates a call with the values of the contract's examples, overridden by `changes`. */
export function createCall(id: OperationId, changes: Changes = {}): Call {
  const operation = byId.get(id);
  if (!operation) throw new RangeError(`The contract has no operation ${id}.`);
  const path: Record<string, string> = {};
  const query: Record<string, Json> = {};
  for (const { name, in: place, required, example } of operation.parameters) {
    if (place === 'path') path[name] = String(example);
    if (place !== 'query' || !(required || SHOWN_QUERY.has(name))) continue;
    query[name] = name === 'page_size' ? EXAMPLE_PAGE_SIZE : toJson(example);
  }
  return {
    operation,
    path: { ...path, ...changes.path },
    query: { ...query, ...changes.query },
    body: changes.body ?? toJson(operation.body?.examples[0]?.value),
  };
}

/** Returns the name of a variable: `orderId` for `$orderId`. Null for any other value. */
export function readVariable(value: Json | undefined): string | null {
  return typeof value === 'string' && value.startsWith('$') ? value.slice(1) : null;
}

/** Returns the name of a form's file: `seoyeon.png` for `@seoyeon.png`. Null for any other value. */
export function readFileName(value: Json): string | null {
  return typeof value === 'string' && value.startsWith('@') ? value.slice(1) : null;
}

/** True if a call sends a form with files. */
export function isForm({ operation }: Call): boolean {
  return operation.body?.type === 'multipart/form-data';
}

// Unchecked cast: the examples come from a JSON file.
function toJson(value: unknown): Json;
function toJson(value: undefined): undefined;
function toJson(value: unknown): Json | undefined {
  return value as Json | undefined;
}
