import { GliApiError, GliRateLimitError } from '@gli/sdk';

/**
 * Returns the time after which a request can be repeated that the client's or the server's rate limit rejected. The
 * login that uses up the last attempt has a time as well. Spec §9
 */
export function getRetryTime(error: unknown, now: number): number | null {
  if (error instanceof GliRateLimitError) return now + error.retryAfterMs;
  if (error instanceof GliApiError && isLimit(error) && error.retryAfter !== null) {
    return now + error.retryAfter * 1_000;
  }
  return null;
}

const isLimit = ({ status, code }: GliApiError) => status === 429 || code === 'invalid_credentials';
