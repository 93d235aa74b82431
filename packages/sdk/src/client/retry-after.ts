const MAX_RETRY_AFTER_MS = 86_400_000;

/**
 * Returns `Retry-After` in milliseconds, from 0 to a day, or null if it is missing. It may be seconds or an HTTP date.
 * A date is compared with the response's `Date` header, because the local clock may be wrong, or with `now` if that
 * header is missing.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return null;
  let ms = Number(value) * 1000;
  // Date.parse would read a plain number as a year.
  if (/^[a-z]{3,9},? /i.test(value)) {
    ms = Date.parse(value) - (Date.parse(headers.get('Date') ?? '') || now);
  }
  return Number.isNaN(ms) ? null : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, ms));
}
