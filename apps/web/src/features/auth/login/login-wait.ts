import { GliApiError, GliRateLimitError, LOG_IN_RATE_LIMIT } from '@gli/sdk';
import type { KeyValueStorage } from '@gli/session';

/** Key in session storage: until when this tab waits, in milliseconds since 1970. */
export const LOGIN_WAIT_KEY = 'login-wait';

/** Until when a refused log-in has to wait, by the client's own limit or the server's; null for any other failure. Spec §9 */
export function waitUntil(error: unknown, now: number): number | null {
  if (error instanceof GliRateLimitError) return now + error.retryAfterMs;
  if (error instanceof GliApiError && error.status === 429 && error.retryAfter !== null) {
    return now + error.retryAfter * 1_000;
  }
  return null;
}

/**
 * The wait that this tab began before it was loaded anew. The client's count of attempts is lost with the page; this
 * and the server's own count of each account are what holds then. A time further away than any wait is no wait: the
 * clock was set back, or somebody wrote it.
 */
export function readWait(storage: KeyValueStorage, now: number): number | null {
  const until = Number(storage.getItem(LOGIN_WAIT_KEY) ?? Number.NaN);
  return until > now && until - now <= LOG_IN_RATE_LIMIT.windowMs ? until : null;
}

export function writeWait(storage: KeyValueStorage, until: number | null): void {
  if (until === null) storage.removeItem(LOGIN_WAIT_KEY);
  else storage.setItem(LOGIN_WAIT_KEY, String(until));
}

/**
 * How much of a wait is said aloud, in seconds: whole minutes, then 30 and 10 seconds. A screen reader that read every
 * second would say nothing else.
 */
export function spokenSeconds(remainingMs: number): number {
  const seconds = Math.ceil(remainingMs / 1_000);
  if (seconds > 60) return Math.ceil(seconds / 60) * 60;
  return [60, 30, 10].findLast((step) => seconds <= step) ?? 0;
}
