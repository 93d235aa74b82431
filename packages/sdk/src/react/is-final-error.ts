import { GliApiError } from '../client/errors.ts';

/** Final error statuses of a write. The server stores them with the key (decision 25). */
const REFUSAL_STATUSES = [400, 404, 409, 422];

/**
 * True if an error is the final outcome of a write: the server rejected it, and returns the same error for the same
 * key. A corrected write needs a new key.
 *
 * After a lost response, a 5xx or `request_in_progress`, the write may have taken effect, so the next attempt must
 * reuse the key. The same applies to 401 and 429, because an earlier attempt with this key may have reached the server.
 */
export function isFinalError(error: unknown): boolean {
  if (!(error instanceof GliApiError) || error.code === 'request_in_progress') return false;
  return REFUSAL_STATUSES.includes(error.status);
}
