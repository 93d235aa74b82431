import { decimal, TOKEN_AMOUNT_MAX_DECIMALS } from '@gli/validation';

/** Percentages of the balance on the quick-amount buttons. */
export const BALANCE_SHARES = ['25', '50', '100'] as const;

type Limits = { minimum: string; maximum: string };

/**
 * Returns a share of a balance, limited to the maximum and truncated to 8 decimals, or null if it is below the
 * minimum.
 */
export function calculateShare(
  balance: string,
  percent: string,
  { minimum, maximum }: Limits,
): string | null {
  const part = decimal.round(decimal.percentOf(balance, percent), TOKEN_AMOUNT_MAX_DECIMALS, 'down');
  const amount = decimal.compare(part, maximum) > 0 ? decimal.normalize(maximum) : part;
  return decimal.isZero(amount) || decimal.compare(amount, minimum) < 0 ? null : amount;
}
