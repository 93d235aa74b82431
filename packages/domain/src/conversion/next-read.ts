import type { ConversionTransaction } from '@gli/sdk';

/** Min and max delay between reads of an overdue conversion, in ms. The delay grows with each read. */
const MIN_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Returns the delay before the next read of conversions in ms, or false if none is pending. The first read is just
 * after the estimated completion. Later reads have growing pauses, as the contract requires.
 */
export function getConversionPollMs(
  conversions: readonly Pick<ConversionTransaction, 'status' | 'estimated_completion_at'>[],
  readAt: number,
): number | false {
  const pauses = conversions
    .filter(({ status }) => status === 'pending')
    .map(({ estimated_completion_at }) => pauseBefore(Date.parse(estimated_completion_at) - readAt));
  return pauses.length === 0 ? false : Math.min(...pauses);
}

/** Returns a pause that ends slightly late, so that the time has also passed on the server's clock. */
function pauseBefore(leftMs: number): number {
  if (leftMs > 0) return Math.max(MIN_PAUSE_MS, leftMs + 500);
  return Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, -leftMs));
}
