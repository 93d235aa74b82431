import { type OperationId, operationTable } from '@gli/sdk';
import {
  type DeclaredHeaders,
  declaredHeaders,
  document,
  type MediaType,
  type Parameter,
  pointer,
  type ResponseObject,
  resolve,
  type Schema,
} from './document.ts';

/** A parameter with the pointer to its schema in the contract. */
export type OperationParameter = Parameter & { readonly schemaAt: string; readonly resolvedSchema: Schema };

/** A request or response body of one content type, with the pointer to its schema. */
export type Content = { readonly type: string; readonly media: MediaType; readonly schemaAt: string };

export type Security = 'public' | 'bearer' | 'optional';

/** An operation of the contract with its references resolved. */
export type ContractOperation = {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly security: Security;
  /** The role that a member needs; null when any member may call it. */
  readonly role: 'admin' | null;
  readonly parameters: readonly OperationParameter[];
  readonly body: (Content & { readonly required: boolean }) | null;
  /** Declared responses by status; null where there is no body. */
  readonly responses: ReadonlyMap<number, Content | null>;
  /** Declared headers of the responses by status. */
  readonly responseHeaders: ReadonlyMap<number, DeclaredHeaders>;
  readonly takesIdempotencyKey: boolean;
};

export const contractOperations: readonly ContractOperation[] = Object.keys(operationTable)
  .filter(isOperationId)
  .map(readOperation);

export function contractOperation(id: OperationId): ContractOperation {
  const found = contractOperations.find((operation) => operation.id === id);
  if (!found) throw new RangeError(`The contract has no operation ${id}.`);
  return found;
}

function isOperationId(id: string): id is OperationId {
  return id in operationTable;
}

function readOperation(id: OperationId): ContractOperation {
  const { method, path, tag } = operationTable[id];
  const verb = method.toLowerCase();
  const operation = document.paths[path]?.[verb];
  if (!operation) throw new RangeError(`The contract has no ${method} ${path}.`);
  const at = (...steps: string[]) => pointer('paths', path, verb, ...steps);
  const parameters = (operation.parameters ?? []).map((parameter, index) => {
    const { value, at: location } = resolve(parameter, at('parameters', String(index)));
    const schema = resolve(value.schema, `${location}/schema`);
    return { ...value, schemaAt: `${location}/schema`, resolvedSchema: followed(schema.value) };
  });
  const body = operation.requestBody
    ? {
        ...contentOf(operation.requestBody.content, at('requestBody')),
        required: operation.requestBody.required ?? false,
      }
    : null;
  return {
    id,
    method,
    path,
    tag,
    security: securityOf(operation.security),
    role: operation['x-gli-role'] ?? null,
    parameters,
    body,
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => [
        Number(status),
        responseContent(resolve(response, at('responses', status))),
      ]),
    ),
    responseHeaders: new Map(
      Object.entries(operation.responses).map(([status, response]) => [
        Number(status),
        declaredHeaders(resolve(response, at('responses', status)).value),
      ]),
    ),
    takesIdempotencyKey: parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
  };
}

/** A schema may have a `$ref` beside a `default`; the type of the parameter is in the referenced schema. */
function followed(schema: Schema): Schema {
  return schema.$ref === undefined
    ? schema
    : followed(resolve<Schema>({ $ref: schema.$ref }, schema.$ref).value);
}

function responseContent({ value, at }: { value: ResponseObject; at: string }): Content | null {
  return value.content ? contentOf(value.content, at) : null;
}

function contentOf(content: Readonly<Record<string, MediaType>>, at: string): Content {
  const [entry] = Object.entries(content);
  if (!entry) throw new RangeError(`No content type at ${at}.`);
  const [type, media] = entry;
  return { type, media, schemaAt: `${at}/content/${type.replaceAll('/', '~1')}/schema` };
}

function securityOf(security: readonly Readonly<Record<string, unknown>>[] | undefined): Security {
  if (security === undefined) return 'bearer';
  if (security.length === 0) return 'public';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'bearer';
}
