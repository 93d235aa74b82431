import type { ConversionQuote } from '@gli/sdk';

/** How long a quote binds, in milliseconds, by the server's clock alone. */
export function lifetimeMs({ created_at, expires_at }: Pick<ConversionQuote, 'created_at' | 'expires_at'>) {
  return Date.parse(expires_at) - Date.parse(created_at);
}

/**
 * Seconds that a quote is still good for. Counted from when it was received, not from its times: the clocks of members'
 * devices are off by minutes.
 */
export function secondsLeft(
  quote: Parameters<typeof lifetimeMs>[0],
  receivedAt: number,
  now: number,
): number {
  return Math.max(0, Math.ceil((receivedAt + lifetimeMs(quote) - now) / 1000));
}
