import { GliApiError } from '@gli/sdk';

/** Statuses that decide the request itself; the server keeps them with the key (decision 25). */
const refusals = [400, 404, 409, 422];

/**
 * Whether an error means that the write had no effect: the server refused, and returns the refusal to this key again. After a lost response, a failure of the
 * server or "still in flight" it may have taken effect, and the next try must have the same key. An ended session and a
 * rate limit do not decide it either: an earlier try with the same key may have reached the server.
 */
export function isSettledBy(error: unknown): boolean {
  if (!(error instanceof GliApiError) || error.code === 'request_in_progress') return false;
  return refusals.includes(error.status);
}
