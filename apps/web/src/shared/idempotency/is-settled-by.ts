import { GliApiError } from '@gli/sdk';

/** Statuses that reject the request itself. */
const refusals = [400, 404, 409, 422];

/**
 * Whether an error means that the write had no effect: the server refused. After a lost response, a failure of the
 * server or "still in flight" it may have taken effect, and the next try must have the same key. An ended session and a
 * rate limit do not decide it either: an earlier try with the same key may have reached the server.
 */
export function isSettledBy(error: unknown): boolean {
  if (!(error instanceof GliApiError) || error.code === 'request_in_progress') return false;
  return refusals.includes(error.status);
}
