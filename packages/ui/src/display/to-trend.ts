import { decimal } from '@gli/validation';
import type { Trend } from './trend.ts';

/** Returns the direction of a change. `0` is neither up nor down. */
export function toTrend(change: string): Trend {
  if (decimal.isZero(change)) return 'flat';
  return decimal.isNegative(change) ? 'down' : 'up';
}
