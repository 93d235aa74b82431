import type { OperationId } from '@gli/sdk';
import contract from '@gli/sdk/openapi.json' with { type: 'json' };

type Schema = { readonly [keyword: string]: unknown };
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Body = { required?: boolean; content: Record<string, { schema: Schema }> };
type ContractOperation = {
  operationId: OperationId;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: unknown[];
  requestBody?: unknown;
  'x-gli-codes'?: Record<string, string[]>;
};

/** A tool that calls one operation of the contract. */
export type OperationTool = {
  readonly name: OperationId;
  readonly tag: string;
  readonly title: string;
  readonly description: string;
  /** Parameters of the operation's function in `@gli/sdk/operations`, and `idempotency_key` if it takes one. */
  readonly inputSchema: Schema;
  readonly annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean };
};

/** Operations whose response has tokens, which must not reach a model. The server logs in by its environment. */
const RETURNS_TOKENS = new Set<OperationId>([
  'logIn',
  'registerMember',
  'refreshAccessToken',
  'verifyWalletSignature',
]);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** All tools, in the contract's order. Uploads have none, because a tool takes no file. */
export const operationTools: readonly OperationTool[] = Object.entries(contract.paths).flatMap(
  ([place, item]) => {
    const operations: Partial<Record<string, ContractOperation>> = resolve(item);
    return METHODS.flatMap((method) => {
      const operation = operations[method];
      if (!operation || RETURNS_TOKENS.has(operation.operationId)) return [];
      const inputSchema = toInputSchema(operation);
      return inputSchema ? [toTool(method, place, operation, inputSchema)] : [];
    });
  },
);

function toTool(
  method: string,
  place: string,
  operation: ContractOperation,
  inputSchema: Schema,
): OperationTool {
  const { operationId, tags, summary, description = '' } = operation;
  const codes = Object.entries(operation['x-gli-codes'] ?? {}).map(
    ([status, list]) => `${status} ${list.join(', ')}`,
  );
  return {
    name: operationId,
    tag: tags[0] ?? '',
    title: summary,
    description: [
      `${summary}: ${method.toUpperCase()} ${place}.`,
      description,
      `Error codes: ${codes.join('; ')}.`,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
    inputSchema,
    annotations: {
      readOnlyHint: method === 'get',
      destructiveHint: method === 'delete',
      idempotentHint: method !== 'post' && method !== 'patch',
    },
  };
}

/** Returns undefined for an operation whose body is a form. */
function toInputSchema({ parameters = [], requestBody }: ContractOperation): Schema | undefined {
  const all: Parameter[] = parameters.map((parameter) => resolve(parameter));
  const named = all.filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
  const properties: Record<string, Schema> = Object.fromEntries(
    named.map(({ name, schema, description }) => [name, { ...resolveAll(schema), description }]),
  );
  const required = named.filter((parameter) => parameter.required).map(({ name }) => name);
  const body: Body | undefined = requestBody === undefined ? undefined : resolve(requestBody);
  if (body) {
    const json = body.content['application/json'];
    if (!json) return undefined;
    properties.body = resolveAll(json.schema);
    if (body.required) required.push('body');
  }
  const key = all.find(({ name }) => name === 'Idempotency-Key');
  if (key) properties.idempotency_key = { ...resolveAll(key.schema), description: key.description };
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Follows a reference into the contract. The caller names the type, because the contract is validated where it is built. */
function resolve<T>(value: unknown): T {
  const reference = isSchema(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
  if (reference === undefined) return value as T;
  const names = reference.slice('#/'.length).split('/');
  return resolve(names.reduce((node: unknown, name) => (isSchema(node) ? node[name] : undefined), contract));
}

/** Replaces every reference in a schema, because a client gets it without the contract's components. */
function resolveAll(value: unknown): Schema {
  const replace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(replace);
    if (!isSchema(node)) return node;
    const { $ref, ...rest } = node;
    const merged = $ref === undefined ? node : { ...resolve<Schema>(node), ...rest };
    const kept = Object.entries(merged).filter(
      ([keyword]) => !keyword.startsWith('x-') && keyword !== 'examples',
    );
    return Object.fromEntries(kept.map(([keyword, child]) => [keyword, replace(child)]));
  };
  const replaced = replace(value);
  return isSchema(replaced) ? replaced : {};
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
