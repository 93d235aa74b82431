import {
  type Call,
  FileName,
  NEW_KEY,
  type Recipe,
  type Step,
  type Value,
  Variable,
} from '@gli/request-code';
import type { OperationId } from '@gli/sdk';
import { type Operation, operations } from '../contract.ts';

/** JSON in which a string such as `$orderId` is replaced with a value from an earlier step, and `@me.png` with a file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A code sample of an operation. */
export type Sample = { readonly recipe: Recipe; readonly note?: string };

export type { Step };

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
  const path: Record<string, Json> = {};
  const query: Record<string, Json> = {};
  for (const { name, in: place, required, example } of operation.parameters) {
    if (place === 'path') path[name] = String(example);
    if (place !== 'query' || !(required || SHOWN_QUERY.has(name))) continue;
    query[name] = name === 'page_size' ? EXAMPLE_PAGE_SIZE : toJson(example);
  }
  const body = changes.body ?? toJson(operation.body?.examples[0]?.value);
  return {
    operation: toTarget(operation),
    path: toValues({ ...path, ...changes.path }),
    query: toValues({ ...query, ...changes.query }),
    headers: toHeaders(operation),
    body: body === undefined ? undefined : toValue(body),
  };
}

const toTarget = ({ id, method, path, caller, body, responses }: Operation): Call['operation'] => ({
  ...{ id, method, path },
  takesToken: caller !== 'public' && caller !== 'anyone',
  isForm: body?.type === 'multipart/form-data',
  hasData: responses[0]?.schema !== null,
});

function toHeaders({ parameters }: Operation): Call['headers'] {
  const takes = (name: string) => parameters.some((parameter) => parameter.name === name);
  return {
    ...(takes('Accept-Language') && { 'Accept-Language': 'en' }),
    ...(takes('Idempotency-Key') && { 'Idempotency-Key': NEW_KEY }),
  };
}

export const toValues = (record: Readonly<Record<string, Json>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, json]) => [name, toValue(json)]));

/** Reads `$orderId` and `@me.png`. */
function toValue(json: Json): Value {
  if (typeof json === 'string' && json.startsWith('$')) return new Variable(json.slice(1));
  if (typeof json === 'string' && json.startsWith('@')) return new FileName(json.slice(1));
  if (typeof json !== 'object' || json === null) return json;
  return isList(json) ? json.map(toValue) : toValues(json);
}

const isList = (json: readonly Json[] | { readonly [name: string]: Json }): json is readonly Json[] =>
  Array.isArray(json);

// Unchecked cast: the examples come from a JSON file.
function toJson(value: unknown): Json;
function toJson(value: undefined): undefined;
function toJson(value: unknown): Json | undefined {
  return value as Json | undefined;
}
