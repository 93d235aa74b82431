import { decimal, decimalPlaces } from '@gli/validation';

/** Formats an amount with at least two decimals, as in the contract's examples: `2500.00`. */
export function formatAmount(amount: string): string {
  const plain = decimal.normalize(amount);
  return decimalPlaces(plain) >= 2 ? plain : decimal.toFixed(plain, 2, 'down');
}

/** Formats a percentage with exactly two decimals: `8.50`. */
export const formatPercent = (percent: string): string => decimal.toFixed(percent, 2, 'half_up');

/** Returns `part` as a percentage of `whole`, with two decimals. `0.00` if `whole` is zero. */
export function calculatePercent(part: string, whole: string): string {
  if (decimal.isZero(whole)) return '0.00';
  return decimal.toFixed(decimal.percentageOf(part, whole, 2, 'half_up'), 2, 'half_up');
}
