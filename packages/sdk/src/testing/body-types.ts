import type { JsonBodyOf } from '../client/call-types.ts';
import type { OperationId } from '../generated/operation-table.ts';
import type { operations } from '../generated/types.ts';

/** Responses of an operation by status. */
export type Responses<Id extends OperationId> = operations[Id]['responses'];

/** Statuses that the contract declares for an operation. */
export type StatusOf<Id extends OperationId> = Extract<keyof Responses<Id>, number>;

/** Body of the response with this status. */
export type ResponseBody<Id extends OperationId, Status extends keyof Responses<Id>> = JsonBodyOf<
  Responses<Id>[Status]
>;

/** Request body of an operation: the fields of a JSON document or of a form. */
export type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : operations[Id] extends { requestBody?: { content: infer Content } | undefined }
    ? Content[keyof Content] | undefined
    : never;
