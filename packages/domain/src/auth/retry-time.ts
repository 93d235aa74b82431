import { GliApiError, GliRateLimitError } from '@gli/sdk';

/** Returns the time after which a request can be repeated that the client's or the server's rate limit rejected. Spec §9 */
export function getRetryTime(error: unknown, now: number): number | null {
  if (error instanceof GliRateLimitError) return now + error.retryAfterMs;
  if (error instanceof GliApiError && error.status === 429 && error.retryAfter !== null) {
    return now + error.retryAfter * 1_000;
  }
  return null;
}
