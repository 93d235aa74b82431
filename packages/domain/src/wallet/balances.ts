import type { Token, TokenBalance } from '@gli/sdk';
import { decimal, hasAmount } from '@gli/validation';

/** Returns a member's tokens including the staked ones. */
export const getTotalBalance = ({ balance, staked }: Pick<TokenBalance, 'balance' | 'staked'>): string =>
  decimal.add(balance, staked);

/** True if all of a member's tokens can be used. */
export const isAllAvailable = ({ locked, staked }: Pick<TokenBalance, 'locked' | 'staked'>): boolean =>
  !hasAmount(locked) && !hasAmount(staked);

/** Returns an amount's exact value in KRW at a price per token. */
export const calculateKrw = (amount: string, price: string): string => decimal.multiply(amount, price);

/** Returns the available amount of a token, or undefined while the balances are unknown. */
export const findAvailable = (
  balances: readonly Pick<TokenBalance, 'token' | 'available'>[] | undefined,
  token: Token,
): string | undefined => balances?.find((balance) => balance.token === token)?.available;
