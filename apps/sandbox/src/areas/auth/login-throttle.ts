/** Log-in attempts of one account within the window, successful or not. Spec §9 */
export const MAX_ATTEMPTS = 3;
/** The window, in milliseconds: 5 minutes. */
export const WINDOW_MS = 5 * 60_000;

export type ThrottleVerdict =
  | { readonly status: 'allowed'; readonly attemptedAt: number[] }
  | { readonly status: 'throttled'; readonly retryAfterSeconds: number };

/** Counts an attempt, or refuses it: a refused one does not count, so that waiting always helps. */
export function countAttempt(attemptedAt: readonly number[], now: number): ThrottleVerdict {
  const recent = attemptedAt.filter((time) => time > now - WINDOW_MS);
  const [oldest] = recent;
  if (recent.length < MAX_ATTEMPTS || oldest === undefined) {
    return { status: 'allowed', attemptedAt: [...recent, now] };
  }
  return { status: 'throttled', retryAfterSeconds: Math.ceil((oldest + WINDOW_MS - now) / 1000) };
}
