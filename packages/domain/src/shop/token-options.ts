import type { Product, Token, TokenBalance } from '@gli/sdk';
import { getShortfall } from '@gli/validation';
import { findAvailable } from '../wallet/balances.ts';
import { acceptedTokens, calculateTotal, type Purchased } from './cost.ts';

/** A token that can pay for a purchase. */
export type TokenOption = {
  token: Token;
  /** Cost of the purchase in this token. */
  total: string;
  /** Available balance, or undefined if unknown. */
  available: string | undefined;
};

/** Returns a purchase's cost and the member's balance for each accepted token. */
export function getTokenOptions(
  purchased: readonly Purchased[],
  products: ReadonlyMap<string, Product>,
  balances?: readonly Pick<TokenBalance, 'token' | 'available'>[],
): TokenOption[] {
  const ids = new Set(purchased.map(({ productId }) => productId));
  const tokens = acceptedTokens([...products.values()].filter(({ id }) => ids.has(id)));
  return tokens.flatMap((token) => {
    const total = calculateTotal(token, purchased, products);
    return total === null ? [] : [{ token, total, available: findAvailable(balances, token) }];
  });
}

/** Returns the picked option, or else the first one with a sufficient balance. */
export const chooseTokenOption = (
  options: readonly TokenOption[],
  picked: Token | null,
): TokenOption | undefined =>
  options.find(({ token }) => token === picked) ?? options.find((option) => !isShort(option)) ?? options[0];

/** Returns the amount that the member lacks, or null if the balance is sufficient or unknown. */
export const getMissingAmount = ({ total, available }: TokenOption): string | null =>
  available === undefined ? null : getShortfall(total, available);

/** True if the member's balance in a token is too low for the purchase. */
export const isShort = (option: TokenOption): boolean => getMissingAmount(option) !== null;
