import { type HttpHandler, HttpResponse } from 'msw';
import type { OperationErrorCodes } from '../generated/error-codes.ts';
import { type CreateMswHandlersResult, createMswHandlers } from '../generated/msw/msw.ts';
import { type OperationId, operationTable } from '../generated/operation-table.ts';
import { exampleOf, successStatusOf } from './examples.ts';

/** Your responses by operationId: `{ body, status? }` with the operation's types, or an MSW resolver. */
export type GliHandlerOverrides = NonNullable<
  NonNullable<Parameters<CreateMswHandlersResult['all']>[0]>['pick']
>;

export type GliHandlerOptions = {
  /** URL of the API, such as `https://host/api`. Default: `*` + `/api`, for any host. */
  baseUrl?: string;
  /** Your responses by operationId. Default: the first example of a success. */
  overrides?: GliHandlerOverrides;
};

/**
 * Creates MSW handlers for all operations, with literal paths before templates. Each handler responds with the first
 * example of a success, unless you override it:
 *
 * ```ts
 * setupServer(...gliHandlers({ overrides: { getProfile: errorResponse('getProfile', 401) } }));
 * ```
 */
export function gliHandlers({ baseUrl = '*/api', overrides = {} }: GliHandlerOptions = {}): HttpHandler[] {
  const responses: Record<string, unknown> = {};
  for (const id of Object.keys(operationTable) as OperationId[]) {
    responses[id] = () => exampleResponse(id, successStatusOf(id));
  }
  const pick = { ...responses, ...overrides } as GliHandlerOverrides;
  return [...createMswHandlers({ baseUrl }).all({ pick })];
}

/**
 * Creates a resolver that responds with an error of the contract: the first one of the status, or the one with the
 * code.
 * @throws RangeError if the operation has no such error
 */
export function errorResponse<Id extends OperationId, Status extends keyof OperationErrorCodes[Id] & number>(
  id: Id,
  status: Status,
  code?: OperationErrorCodes[Id][Status] & string,
): () => HttpResponse<string>;
export function errorResponse(id: OperationId, status: number, name?: string): () => HttpResponse<string> {
  exampleOf(id, status, name);
  return () => exampleResponse(id, status, name);
}

function exampleResponse(id: OperationId, status: number, name?: string): HttpResponse<string> {
  const body = exampleOf(id, status, name);
  return new HttpResponse(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
  });
}
