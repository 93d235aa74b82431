import type { OperationId } from '@gli/sdk';

/** Conditions on requests in the log. A request must meet all of them. */
export type RequestFilter = {
  readonly operation?: OperationId;
  /** Status such as `409`, a class such as `4xx`, or `none` for a broken connection. */
  readonly status?: string;
  /** Id or email address of the caller. */
  readonly member?: string;
  /** System time at or after which the request arrived. */
  readonly since?: string;
  /** Max number of requests, of which the newest are returned. */
  readonly limit?: number;
};

/** The parts of a request that conditions are about. */
type Filtered = {
  readonly operation: OperationId | null;
  readonly status: number | null;
  readonly member: { readonly id: string; readonly email: string | null } | null;
  readonly at: string;
};

/** Selects requests, newest first. */
export function selectRequests<Request extends Filtered>(
  requests: readonly Request[],
  { operation, status, member, since, limit }: RequestFilter,
): Request[] {
  const from = since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(since);
  return requests
    .filter(
      (request) =>
        (operation === undefined || request.operation === operation) &&
        (status === undefined || hasStatus(request, status)) &&
        (member === undefined || request.member?.id === member || request.member?.email === member) &&
        Date.parse(request.at) >= from,
    )
    .slice(0, limit);
}

function hasStatus({ status }: Filtered, wanted: string): boolean {
  if (status === null) return wanted === 'none';
  return String(status) === wanted || wanted === `${Math.floor(status / 100)}xx`;
}
