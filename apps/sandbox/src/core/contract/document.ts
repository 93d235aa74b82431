import type { components } from '@gli/sdk';
import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import { isRecord } from '../fields/is-record.ts';

export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];

/** The parts of OpenAPI 3.1 that the sandbox reads. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
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
export type Reference = { readonly $ref: string };
export type Operation = {
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: ReadonlyArray<Parameter | Reference>;
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly 'x-gli-role'?: 'admin';
};
type Document = {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, ResponseObject>> };
};

/** The bundled contract, as shipped with the SDK. */
export const document: Document & Record<string, unknown> = toDocument(contract);

// Unchecked cast: the contract's own tests check the file against OpenAPI 3.1 and our conventions.
function toDocument(value: unknown): Document & Record<string, unknown> {
  return value as Document & Record<string, unknown>;
}

/** Builds a JSON pointer into the document, such as `#/paths/~1auth~1login~1/post`. */
export function pointer(...steps: string[]): string {
  return `#/${steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

/** Follows a value's references. Returns the value and its pointer. */
export function resolve<T extends object>(value: T | Reference, at = '#'): { value: T; at: string } {
  if (!isReference(value)) return { value, at };
  // A reference in the bundled contract always points to a value of the same kind.
  return resolve(lookUp(value.$ref) as T | Reference, value.$ref);
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string' && Object.keys(value).length === 1;
}

function lookUp(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), document);
}

export type DeclaredHeaders = ReadonlyMap<string, HeaderObject>;

/** Returns the declared headers of a response, by lowercase name. */
export const declaredHeaders = ({ headers = {} }: ResponseObject): DeclaredHeaders =>
  new Map(
    Object.entries(headers).map(([name, header]) => [
      name.toLowerCase(),
      resolve<HeaderObject>(header).value,
    ]),
  );
