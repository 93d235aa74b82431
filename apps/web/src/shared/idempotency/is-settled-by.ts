import { GliApiError } from '@gli/sdk';

/** Statuses of an answer that judged the request itself. */
const refusals = [400, 404, 409, 422];

/**
 * Whether a failure says that the effect did not happen: the server refused. After a lost answer, a failure of the
 * server or "still under way" it may have happened all the same, and the next try must carry the same key. An ended
 * session and a rate limit say nothing either: an earlier try with the same key may have reached the server.
 */
export function isSettledBy(error: unknown): boolean {
  if (!(error instanceof GliApiError) || error.code === 'request_in_progress') return false;
  return refusals.includes(error.status);
}
