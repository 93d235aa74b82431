import type { ConversionTransaction } from '@gli/sdk';

type Dated = Pick<ConversionTransaction, 'status' | 'estimated_completion_at'>;

/** After its time a conversion is read again with pauses that grow from this to that, in ms. */
const shortestPauseMs = 2_000;
const longestPauseMs = 60_000;

/**
 * How many milliseconds after they were read conversions should be read again; false when none is under way. Around the
 * time when the next one should be done, then with growing pauses, as the contract asks for.
 */
export function nextReadMs(conversions: readonly Dated[], readAt: number): number | false {
  const pauses = conversions
    .filter(({ status }) => status === 'pending')
    .map(({ estimated_completion_at }) => pauseBefore(Date.parse(estimated_completion_at) - readAt));
  return pauses.length === 0 ? false : Math.min(...pauses);
}

/** A little after the time itself, so that the server's clock has passed it, too. */
function pauseBefore(leftMs: number): number {
  if (leftMs > 0) return Math.max(shortestPauseMs, leftMs + 500);
  return Math.min(longestPauseMs, Math.max(shortestPauseMs, -leftMs));
}
