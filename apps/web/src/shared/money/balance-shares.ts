import { decimal, TOKEN_AMOUNT_MAX_DECIMALS } from '@gli/validation';

/** Percentages of a balance that the buttons enter. */
export const BALANCE_SHARES = ['25', '50', '100'] as const;

type Limits = { minimum: string; maximum: string };

/** Returns a share of a balance, but at most the maximum, truncated to 8 decimals. Null if it is below the minimum. */
export function shareOfBalance(
  balance: string,
  percent: string,
  { minimum, maximum }: Limits,
): string | null {
  const part = decimal.round(decimal.percentOf(balance, percent), TOKEN_AMOUNT_MAX_DECIMALS, 'down');
  const amount = decimal.compare(part, maximum) > 0 ? decimal.normalize(maximum) : part;
  return decimal.isZero(amount) || decimal.compare(amount, minimum) < 0 ? null : amount;
}
