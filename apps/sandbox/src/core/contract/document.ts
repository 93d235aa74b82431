import type { components } from '@gli/sdk';
import contract from '@gli/sdk/openapi.json' with { type: 'json' };

export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];

/** The parts of OpenAPI 3.1 that the sandbox reads. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
} & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
};
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
};
export type Example = { readonly value: unknown };
export type MediaType = {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>;
};
export type HeaderObject = {
  readonly required?: boolean;
  readonly schema: {
    readonly type?: string;
    readonly const?: string;
    readonly enum?: readonly string[];
    readonly pattern?: string;
  };
  readonly example?: unknown;
};
export type ResponseObject = {
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
};
export type RequestBody = {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
};
export type Reference = { readonly $ref: string };
export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: ReadonlyArray<Parameter | Reference>;
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly 'x-gli-role'?: 'admin';
};
type Document = {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, ResponseObject>> };
};

/** The bundled contract, as the SDK ships it. */
export const document: Document & Record<string, unknown> = toDocument(contract);

// The type boundary: the contract's own tests check the file against OpenAPI 3.1 and our conventions.
function toDocument(value: unknown): Document & Record<string, unknown> {
  return value as Document & Record<string, unknown>;
}

/** A JSON pointer into the document, as in `#/paths/~1auth~1login~1/post`. */
export function pointer(...steps: string[]): string {
  return `#/${steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

/** Follows a value's references; returns it with its pointer. */
export function resolve<T extends object>(value: T | Reference, at: string): { value: T; at: string } {
  let current: T | Reference = value;
  let location = at;
  while (isReference(current)) {
    location = current.$ref;
    // A reference of the bundled contract always points to a value of the same kind.
    current = lookUp(location) as T | Reference;
  }
  return { value: current, at: location };
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string' && Object.keys(value).length === 1;
}

function lookUp(reference: string): unknown {
  let value: unknown = document;
  for (const step of reference.slice(2).split('/')) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !(key in value)) {
      throw new RangeError(`The contract has no ${reference}.`);
    }
    value = Reflect.get(value, key);
  }
  return value;
}

export type DeclaredHeaders = ReadonlyMap<string, HeaderObject>;

/** The headers that a response declares, by name in lower case. */
export function declaredHeaders({ headers = {} }: ResponseObject): DeclaredHeaders {
  const entries = Object.entries(headers).map(
    ([name, header]) => [name.toLowerCase(), resolve<HeaderObject>(header, pointer()).value] as const,
  );
  return new Map(entries);
}
