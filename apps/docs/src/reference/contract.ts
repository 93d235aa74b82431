import type { OperationId } from '@gli/sdk';
import contract from '@gli/sdk/openapi.json' with { type: 'json' };

/**
 * Origin of a name or value. `documented`: from the product's specification. `concept`: described in the specification,
 * but named by the contract. `designed`: added by the contract.
 */
export type Source = 'documented' | 'concept' | 'designed';

/** The JSON Schema keywords that the reference shows. */
export type SchemaNode = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly 'x-gli-source'?: Source;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  /** Placeholder in an open enum for values that a newer server may send. */
  readonly 'x-gli-newer-value'?: boolean;
  readonly enum?: readonly unknown[];
  /** Values whose provenance differs from the enum's. */
  readonly 'x-gli-enum-sources'?: Readonly<Record<string, Source>>;
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
};
export type Example = { readonly name: string; readonly summary: string; readonly value: unknown };
export type Body = {
  readonly type: string;
  readonly schema: SchemaNode;
  readonly description: string;
  readonly required: boolean;
  readonly examples: readonly Example[];
};
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly source: Source;
  readonly schema: SchemaNode;
  readonly example: unknown;
};
export type OperationResponse = {
  readonly status: number;
  readonly description: string;
  readonly headers: ReadonlyArray<{ readonly name: string; readonly description: string }>;
  readonly schema: SchemaNode | null;
  readonly examples: readonly Example[];
};
export type Operation = {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly caller: Caller;
  readonly summary: string;
  readonly description: string;
  readonly source: Source;
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  readonly responses: readonly OperationResponse[];
};
/** Caller that an operation requires. For `anyone`, a token is optional and changes the response. */
export type Caller = 'public' | 'anyone' | 'member' | 'operator';
export type Tag = { readonly name: string; readonly title: string; readonly description: string };

type Reference = { readonly $ref: string };
type RawExample = { summary?: string; value: unknown };
type RawContent = Record<string, { schema: SchemaNode; examples?: Record<string, RawExample | Reference> }>;
type RawParameter = Omit<Parameter, 'required' | 'source'> & {
  required?: boolean;
  'x-gli-source': Source;
};
type RawResponse = {
  description: string;
  headers?: Record<string, { description: string } | Reference>;
  content?: RawContent;
};
type RawOperation = {
  operationId: OperationId;
  tags: [string];
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  summary: string;
  description: string;
  'x-gli-source': Source;
  'x-gli-role'?: string;
  parameters?: Array<RawParameter | Reference>;
  requestBody?: { description?: string; required?: boolean; content: RawContent };
  responses: Record<string, RawResponse | Reference>;
};
type RawDocument = {
  tags: Array<{ name: string; 'x-displayName': string; description: string }>;
  paths: Record<string, Record<string, RawOperation>>;
  components: {
    schemas: Record<string, SchemaNode>;
  };
};

// Unchecked cast: Redocly and the contract tests validate the file.
const raw = contract as unknown as RawDocument;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export const tags: readonly Tag[] = raw.tags.map(({ name, 'x-displayName': title, description }) => ({
  name,
  title,
  description,
}));

/** All operations, in the order of the contract. */
export const operations: readonly Operation[] = Object.entries(raw.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [readOperation(method.toUpperCase(), path, operation)] : [];
  }),
);

export function getOperationsByTag(tag: string): Operation[] {
  return operations.filter((operation) => operation.tag === tag);
}

export const errorCodes: Readonly<Record<string, string>> =
  raw.components.schemas.ErrorCode?.['x-enumDescriptions'] ?? {};

/** Named scalar types that properties refer to, such as `TokenAmount`. */
export const scalarTypes: ReadonlyArray<{ readonly name: string; readonly schema: SchemaNode }> =
  Object.entries(raw.components.schemas)
    .filter(([, schema]) => !schema.properties && !schema.enum)
    .map(([name, schema]) => ({ name, schema }));

/** Returns the schema that a reference points to, and its name in the contract. */
export function named(reference: string): { readonly name: string; readonly schema: SchemaNode } {
  return { name: reference.split('/').at(-1) ?? '', schema: resolve<SchemaNode>({ $ref: reference }) };
}

function readOperation(method: string, path: string, operation: RawOperation): Operation {
  const { operationId, tags, summary, description } = operation;
  const responses = Object.entries(operation.responses).map(([status, response]) =>
    readResponse(Number(status), response),
  );
  return {
    id: operationId,
    method,
    path,
    tag: tags[0],
    caller: toCaller(operation, responses),
    summary,
    description,
    source: operation['x-gli-source'],
    parameters: (operation.parameters ?? []).map(readParameter),
    body: operation.requestBody ? readBody(operation.requestBody) : null,
    responses,
  };
}

function toCaller(operation: RawOperation, responses: readonly OperationResponse[]): Caller {
  const { security, 'x-gli-role': role } = operation;
  if (security?.length === 0) return 'public';
  if (security?.some((scheme) => Object.keys(scheme).length === 0)) return 'anyone';
  const refusesMembers = responses.some(
    ({ status, examples }) => status === 403 && examples.some(({ name }) => name === 'permission_denied'),
  );
  return role === 'admin' || refusesMembers ? 'operator' : 'member';
}

function readParameter(parameter: RawParameter | Reference): Parameter {
  const value = resolve<RawParameter>(parameter);
  return { ...value, required: value.required ?? false, source: value['x-gli-source'] };
}

function readBody({
  content,
  description = '',
  required = false,
}: NonNullable<RawOperation['requestBody']>): Body {
  const [entry] = Object.entries(content);
  if (!entry) throw new RangeError('A request body without a content type.');
  const [type, media] = entry;
  return { type, schema: media.schema, description, required, examples: readExamples(media.examples) };
}

function readResponse(status: number, response: RawResponse | Reference): OperationResponse {
  const value = resolve<RawResponse>(response);
  const media = Object.values(value.content ?? {})[0];
  const headers = Object.entries(value.headers ?? {}).map(([name, header]) => ({
    name,
    description: resolve<{ description: string }>(header).description,
  }));
  return {
    status,
    description: value.description,
    headers,
    schema: media?.schema ?? null,
    examples: readExamples(media?.examples),
  };
}

function readExamples(examples: Record<string, RawExample | Reference> = {}): Example[] {
  return Object.entries(examples).map(([name, example]) => {
    const value = resolve<RawExample>(example);
    return { name, summary: value.summary ?? '', value: value.value };
  });
}

/** Resolves a reference, which in the bundled contract always points to a value of the same kind. */
function resolve<T extends object>(value: T | Reference): T {
  if (!('$ref' in value) || Object.keys(value).length !== 1) return value as T;
  let found: unknown = raw;
  for (const step of String(value.$ref).slice(2).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof found !== 'object' || found === null || !(key in found))
      throw new RangeError(`The contract has no ${value.$ref}.`);
    found = Reflect.get(found, key);
  }
  return resolve(found as T | Reference);
}
