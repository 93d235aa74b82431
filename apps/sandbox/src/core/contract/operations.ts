import { type OperationId, operationTable } from '@gli/sdk';
import {
  type DeclaredHeaders,
  declaredHeaders,
  document,
  type MediaType,
  type Operation,
  type Parameter,
  pointer,
  resolve,
  type Schema,
} from './document.ts';

/** A parameter with its type and the pointer to its schema in the contract. */
export type OperationParameter = Parameter & { readonly schemaAt: string; readonly type: Schema['type'] };

/** A request or response body of one content type, with the pointer to its schema. */
export type Content = { readonly type: string; readonly media: MediaType; readonly schemaAt: string };

export type Security = 'public' | 'bearer' | 'optional';

/** An operation in the contract, with its references resolved. */
export type ContractOperation = {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly security: Security;
  /** Required role. Null if any member may call the operation. */
  readonly role: 'admin' | null;
  readonly parameters: readonly OperationParameter[];
  readonly body: (Content & { readonly required: boolean }) | null;
  /** Declared responses by status. Null for a response without a body. */
  readonly responses: ReadonlyMap<number, Content | null>;
  readonly responseHeaders: ReadonlyMap<number, DeclaredHeaders>;
  readonly takesIdempotencyKey: boolean;
};

export const contractOperations: readonly ContractOperation[] = Object.keys(operationTable)
  .filter((id): id is OperationId => id in operationTable)
  .map(readOperation);

export function contractOperation(id: OperationId): ContractOperation {
  const found = contractOperations.find((operation) => operation.id === id);
  if (!found) throw new RangeError(`The contract has no operation ${id}.`);
  return found;
}

function readOperation(id: OperationId): ContractOperation {
  const { method, path, tag } = operationTable[id];
  const verb = method.toLowerCase();
  const operation = document.paths[path]?.[verb];
  if (!operation) throw new RangeError(`The contract has no ${method} ${path}.`);
  const at = (...steps: string[]) => pointer('paths', path, verb, ...steps);
  const parameters = (operation.parameters ?? []).map((parameter, index) => {
    const { value, at: location } = resolve(parameter, at('parameters', String(index)));
    return { ...value, schemaAt: `${location}/schema`, type: getType(value.schema) };
  });
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    return { status: Number(status), ...resolve(response, at('responses', status)) };
  });
  return {
    id,
    method,
    path,
    tag,
    security: toSecurity(operation),
    role: operation['x-gli-role'] ?? null,
    parameters,
    body: operation.requestBody
      ? {
          ...toContent(operation.requestBody.content, at('requestBody')),
          required: operation.requestBody.required ?? false,
        }
      : null,
    responses: new Map(
      responses.map(({ status, value: { content }, at: location }) => [
        status,
        content ? toContent(content, location) : null,
      ]),
    ),
    responseHeaders: new Map(responses.map(({ status, value }) => [status, declaredHeaders(value)])),
    takesIdempotencyKey: parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
  };
}

/** Follows a `$ref`, which may have a `default` next to it. */
function getType({ $ref, type }: Schema): Schema['type'] {
  return $ref === undefined ? type : getType(resolve<Schema>({ $ref }).value);
}

function toContent(content: Readonly<Record<string, MediaType>>, at: string): Content {
  const [entry] = Object.entries(content);
  if (!entry) throw new RangeError(`No content type at ${at}.`);
  const [type, media] = entry;
  return { type, media, schemaAt: `${at}/content/${type.replaceAll('/', '~1')}/schema` };
}

function toSecurity({ security }: Operation): Security {
  if (security === undefined) return 'bearer';
  if (security.length === 0) return 'public';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'bearer';
}
