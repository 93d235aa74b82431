import { decimal } from '@gli/validation';
import type { Trend } from '@/design';

/** Returns the direction of a change. `0` is neither up nor down. */
export function toTrend(change: string): Trend {
  if (decimal.isZero(change)) return 'flat';
  return decimal.isNegative(change) ? 'down' : 'up';
}

/** Formats a change with its plus or minus sign. */
export const signed = (change: string, format: (value: string) => string): string =>
  toTrend(change) === 'up' ? `+${format(change)}` : format(change);
