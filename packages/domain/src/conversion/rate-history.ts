import type { ConversionRatePoint } from '@gli/sdk';
import { decimal } from '@gli/validation';

/** Summarizes a rate history in four figures for screen readers. Null if there are no points. */
export function rateHistory(history: readonly ConversionRatePoint[]) {
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last) return null;
  const rates = history.map(({ rate }) => rate);
  const min = rates.reduce((a, b) => (decimal.compare(b, a) < 0 ? b : a));
  const max = rates.reduce((a, b) => (decimal.compare(b, a) > 0 ? b : a));
  return { first, last, min, max };
}
