import * as decimal from '../decimal/arithmetic.ts';

/** True if an amount is not zero. */
export const hasAmount = (amount: string): boolean => !decimal.isZero(amount);

/** True if two decimal strings are the same number, such as `2500` and `2500.00`. */
export const isSameAmount = (a: string, b: string): boolean => decimal.compare(a, b) === 0;

/** Returns the amount that an account lacks for a payment, or null if the balance is sufficient. */
export function getShortfall(needed: string, available: string): string | null {
  return decimal.compare(needed, available) > 0 ? decimal.subtract(needed, available) : null;
}

/** Returns the balance after a payment, or null if the balance is insufficient. */
export function getBalanceAfter(available: string, paid: string): string | null {
  return getShortfall(paid, available) === null ? decimal.subtract(available, paid) : null;
}

/** Returns what is left of a limit, at least 0. */
export const getRemaining = (limit: string, used: string): string => getBalanceAfter(limit, used) ?? '0';

type MovedAmount = { readonly amount: string; readonly direction: 'in' | 'out' };

/** Returns an amount with a minus sign if it is outgoing. */
export const toSignedAmount = ({ amount, direction }: MovedAmount): string =>
  direction === 'out' ? decimal.subtract('0', amount) : amount;
