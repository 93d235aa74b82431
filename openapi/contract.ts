// Reads the bundled contract: its types, operations and references.

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Origin of a call, name or value (README.md, Provenance). */
export type Source = 'documented' | 'concept' | 'designed';
export type Schema = Record<string, unknown>;
type Reference = { $ref?: string };
/** A reference to a shared component. */
type Pointer = { $ref: string };
export type Example = Reference & { summary?: string; value?: unknown };
export type MediaType = { schema: Schema; examples?: Record<string, Example> };
export type Header = Reference & {
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
};
export type Headers = Record<string, Header>;
export type OperationResponse = Reference & {
  description: string;
  headers?: Headers;
  content?: Record<string, MediaType>;
};
export type RequestBody = Reference & {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
};
export type Parameter = Reference & {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
  'x-gli-source'?: Source;
};
export type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Pointer)[];
  requestBody?: RequestBody;
  responses: Record<string, OperationResponse>;
  'x-gli-source'?: Source;
  'x-gli-role'?: 'admin';
  /** Codes of the operation's error responses, by status. The bundler derives them from the named examples. */
  'x-gli-codes'?: Record<string, string[]>;
};
type Server = { url: string; variables: Record<string, { default: string; description: string }> };
export type OpenApiDocument = {
  servers: [Server];
  paths: Record<string, Partial<Record<(typeof methods)[number], Operation>>>;
  components: {
    schemas: Record<string, Schema>;
    headers?: Headers;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, OperationResponse>;
  };
};

/** The bundled contract: one file that has only local references. */
export type Contract = { file: string; document: OpenApiDocument };

export type PlacedOperation = { method: string; path: string; operation: Operation };

/** Lists all operations, in the order of the contract. */
export function listOperations(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([place, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path: place, operation }] : [];
    }),
  );
}

/** Follows a local reference (`#/components/…`), or returns the node itself. */
export function resolve<T extends object>(document: OpenApiDocument, node: T): Exclude<T, Pointer> {
  const reference = '$ref' in node ? node.$ref : undefined;
  if (typeof reference !== 'string') return node as Exclude<T, Pointer>;
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
  return resolve(document, found as T);
}
