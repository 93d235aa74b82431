import type { OperationId } from '@gli/sdk';
import { findRoute } from '../core/contract/router.ts';
import { BASE_PATH } from '../core/http/api.ts';

/** A request and its outcome, without anything that identifies a person. */
export type ServedRequest = {
  /** Value of the response's `X-Request-Id` header. Null if it has none. */
  readonly request_id: string | null;
  readonly method: string;
  /** Null for a request that no operation of the contract serves. */
  readonly operation: OperationId | null;
  /** Null if the connection broke. */
  readonly status: number | null;
  /** Time until the response started, in ms. */
  readonly ms: number;
};

/** Describes a request for the log and the metrics. */
export function toServedRequest(
  { method, url }: Request,
  response: Response | null,
  ms: number,
): ServedRequest {
  const { pathname } = new URL(url);
  const isApi = pathname.startsWith(`${BASE_PATH}/`);
  const route = isApi ? findRoute(method, pathname.slice(BASE_PATH.length)) : null;
  return {
    request_id: response?.headers.get('X-Request-Id') ?? null,
    method,
    operation: route?.status === 'found' ? route.operation.id : null,
    status: response?.status ?? null,
    ms,
  };
}
