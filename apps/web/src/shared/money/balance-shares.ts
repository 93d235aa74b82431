import { decimal, TOKEN_AMOUNT_MAX_DECIMALS } from '@gli/validation';

/** Parts of a balance that a button enters, in percent. */
export const BALANCE_SHARES = ['25', '50', '100'] as const;

type Limits = { minimum: string; maximum: string };

/** A part of a balance, at most the maximum, cut off after 8 decimal places; null when that is below the minimum. */
export function shareOfBalance(
  balance: string,
  percent: string,
  { minimum, maximum }: Limits,
): string | null {
  const part = decimal.round(decimal.percentOf(balance, percent), TOKEN_AMOUNT_MAX_DECIMALS, 'down');
  const amount = decimal.compare(part, maximum) > 0 ? decimal.normalize(maximum) : part;
  return decimal.isZero(amount) || decimal.compare(amount, minimum) < 0 ? null : amount;
}
