const MAX_RETRY_AFTER_MS = 86_400_000;

/**
 * `Retry-After` in milliseconds, from 0 to a day, from seconds or an HTTP date; null without one. A date is compared
 * with the `Date` header of the response, because the local clock may be wrong; `now` is used without that header.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return null;
  let ms = Number(value) * 1000;
  // Date.parse would take a number for a year.
  if (/^[a-z]{3,9},? /i.test(value)) {
    ms = Date.parse(value) - (Date.parse(headers.get('Date') ?? '') || now);
  }
  return Number.isNaN(ms) ? null : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, ms));
}
