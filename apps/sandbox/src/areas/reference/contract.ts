import { document, pointer, type Reference, resolve } from '../../core/contract/document.ts';
import { type ContractOperation, contractOperations } from '../../core/contract/operations.ts';

/** Whether the product's specification states the name or value, only describes the thing, or is silent. */
export type Source = 'documented' | 'concept' | 'designed';

/** A schema with all keywords that the reference shows. */
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
  /** Stands in an open enum for the values that a newer server may send. */
  readonly 'x-gli-newer-value'?: boolean;
  readonly enum?: readonly unknown[];
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
export type Operation = Pick<ContractOperation, 'id' | 'method' | 'path' | 'tag' | 'security' | 'role'> & {
  readonly summary: string;
  readonly description: string;
  readonly source: Source;
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  readonly responses: readonly OperationResponse[];
};
export type Tag = { readonly name: string; readonly title: string; readonly description: string };

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
  summary: string;
  description: string;
  'x-gli-source': Source;
  parameters?: Array<RawParameter | Reference>;
  requestBody?: { description?: string; required?: boolean; content: RawContent };
  responses: Record<string, RawResponse | Reference>;
};
type RawDocument = {
  info: { title: string; version: string; summary: string; description: string };
  tags: Array<{ name: string; 'x-displayName': string; description: string }>;
  paths: Record<string, Record<string, RawOperation>>;
  components: {
    schemas: Record<string, SchemaNode>;
    securitySchemes: { bearerAuth: { description: string } };
  };
};

// The type boundary: Redocly and the contract's own tests check the file.
const raw = document as unknown as RawDocument;

export const info = raw.info;
export const bearerDescription = raw.components.securitySchemes.bearerAuth.description;
export const tags: readonly Tag[] = raw.tags.map(({ name, 'x-displayName': title, description }) => ({
  name,
  title,
  description,
}));

/** All operations in the order of the contract. */
export const operations: readonly Operation[] = contractOperations.map(readOperation);

/** Descriptions by error code. */
export const errorCodes: Readonly<Record<string, string>> =
  raw.components.schemas.ErrorCode?.['x-enumDescriptions'] ?? {};

/** Named scalar types that properties refer to, such as `TokenAmount`. */
export const scalarTypes: ReadonlyArray<{ readonly name: string; readonly schema: SchemaNode }> =
  Object.entries(raw.components.schemas)
    .filter(([, schema]) => !schema.properties && !schema.enum)
    .map(([name, schema]) => ({ name, schema }));

/** The schema of a reference, with its name in the contract. */
export function named(reference: string): { readonly name: string; readonly schema: SchemaNode } {
  const { value } = resolve<SchemaNode>({ $ref: reference }, reference);
  return { name: reference.split('/').at(-1) ?? '', schema: value };
}

function readOperation({ id, method, path, tag, security, role }: ContractOperation): Operation {
  const operation = raw.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new RangeError(`The contract has no ${method} ${path}.`);
  return {
    id,
    method,
    path,
    tag,
    security,
    role,
    summary: operation.summary,
    description: operation.description,
    source: operation['x-gli-source'],
    parameters: (operation.parameters ?? []).map(readParameter),
    body: operation.requestBody ? readBody(operation.requestBody) : null,
    responses: Object.entries(operation.responses).map(([status, response]) =>
      readResponse(Number(status), response),
    ),
  };
}

function readParameter(parameter: RawParameter | Reference): Parameter {
  const { value } = resolve<RawParameter>(parameter, pointer());
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
  const { value } = resolve<RawResponse>(response, pointer());
  const media = Object.values(value.content ?? {})[0];
  const headers = Object.entries(value.headers ?? {}).map(([name, header]) => ({
    name,
    description: resolve<{ description: string }>(header, pointer()).value.description,
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
    const { value } = resolve<RawExample>(example, pointer());
    return { name, summary: value.summary ?? '', value: value.value };
  });
}
