import type { RwaAssetSummary } from '@gli/sdk';

/** Max time before the closing date at which funding is closing soon, in days. */
export const CLOSING_SOON_MAX_DAYS = 30;
/** Min funding progress at which funding is closing soon, in percent of the target. */
export const CLOSING_SOON_MIN_PERCENT = 90;

const DAY_MS = 24 * 60 * 60_000;

/**
 * True if an open asset's funding ends soon: its closing date is near, or little of the target remains.
 * @param now server time, in ms
 */
export function isClosingSoon(
  { status, funding: { closes_at, progress_percent } }: Pick<RwaAssetSummary, 'status' | 'funding'>,
  now: number,
): boolean {
  if (status !== 'active') return false;
  const isNearEnd = closes_at !== null && Date.parse(closes_at) - now <= CLOSING_SOON_MAX_DAYS * DAY_MS;
  return isNearEnd || Number(progress_percent) >= CLOSING_SOON_MIN_PERCENT;
}
