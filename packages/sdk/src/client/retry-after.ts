/** `Retry-After` in milliseconds, from seconds or an HTTP date; null when there is none. */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const value = headers.get('Retry-After');
  if (!value) return null;
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
