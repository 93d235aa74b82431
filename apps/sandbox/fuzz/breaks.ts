import { document } from '../src/core/contract/document.ts';

/** JSON Schema keywords that the contract uses. */
export type FuzzSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FuzzSchema>>;
  readonly additionalProperties?: boolean | FuzzSchema;
  readonly items?: FuzzSchema;
  readonly anyOf?: readonly FuzzSchema[];
};

/** Resolves a schema's reference and keeps the reference's siblings. */
export function followed(schema: FuzzSchema): FuzzSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  let at: unknown = document;
  for (const step of $ref.slice(2).split('/')) {
    at = (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return { ...followed(at as FuzzSchema), ...beside };
}

export function listTypes({ type }: FuzzSchema): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}

/** A value that a schema must reject, with a description of the error. */
export type Broken = { readonly how: string; readonly value: unknown };

const ofEachType: Record<string, unknown> = {
  string: 'text',
  number: 1.5,
  integer: 7,
  boolean: true,
  object: { a: 1 },
  array: ['a'],
  null: null,
};

/** Breaks a value at every depth, one schema keyword at a time. */
export function* generateBreaks(given: FuzzSchema, value: unknown, at = '$'): Generator<Broken> {
  const schema = followed(given);
  yield* wrongTypes(schema, at);
  if (schema.enum) yield { how: `${at} outside enum`, value: 'no such value' };
  if (typeof value === 'string') yield* brokenText(schema, at);
  if (typeof value === 'number') yield* brokenNumber(schema, at);
  if (Array.isArray(value)) yield* brokenArray(schema, value, at);
  else if (isRecord(value)) yield* brokenObject(schema, value, at);
}

function* wrongTypes(schema: FuzzSchema, at: string): Generator<Broken> {
  const types = listTypes(schema);
  if (types.length === 0) return;
  for (const [type, value] of Object.entries(ofEachType)) {
    if (types.includes(type) || (type === 'integer' && types.includes('number'))) continue;
    yield { how: `${at} is ${type}`, value };
  }
}

function* brokenText(schema: FuzzSchema, at: string): Generator<Broken> {
  if (schema.minLength) yield { how: `${at} shorter than minLength`, value: '' };
  if (schema.maxLength !== undefined) {
    yield { how: `${at} longer than maxLength`, value: 'a'.repeat(schema.maxLength + 1) };
  }
  for (const value of ['\u0007 not ✗ like that \n', '', '   ']) {
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) {
      yield { how: `${at} against pattern`, value };
      break;
    }
  }
  if (schema.format && schema.format !== 'binary' && schema.format !== 'password') {
    yield { how: `${at} against format ${schema.format}`, value: '2026-02-31T99:99 ::' };
  }
}

function* brokenNumber(schema: FuzzSchema, at: string): Generator<Broken> {
  if (schema.minimum !== undefined) yield { how: `${at} under minimum`, value: schema.minimum - 1 };
  if (schema.maximum !== undefined) yield { how: `${at} over maximum`, value: schema.maximum + 1 };
}

function* brokenArray(schema: FuzzSchema, value: readonly unknown[], at: string): Generator<Broken> {
  if (schema.minItems) yield { how: `${at} with too few items`, value: [] };
  if (schema.maxItems !== undefined && schema.maxItems < 10_000) {
    yield { how: `${at} with too many items`, value: Array(schema.maxItems + 1).fill(value[0] ?? 'a') };
  }
  if (!schema.items || value.length === 0) return;
  for (const { how, value: item } of generateBreaks(schema.items, value[0], `${at}[0]`)) {
    yield { how, value: [item, ...value.slice(1)] };
  }
}

function* brokenObject(schema: FuzzSchema, value: Record<string, unknown>, at: string): Generator<Broken> {
  for (const name of schema.required ?? []) {
    const { [name]: _, ...rest } = value;
    yield { how: `${at} without ${name}`, value: rest };
  }
  if (schema.additionalProperties === false) {
    yield { how: `${at} with a property too many`, value: { ...value, no_such_property: 1 } };
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!(name in value)) continue;
    for (const { how, value: broken } of generateBreaks(property, value[name], `${at}.${name}`)) {
      yield { how, value: { ...value, [name]: broken } };
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
