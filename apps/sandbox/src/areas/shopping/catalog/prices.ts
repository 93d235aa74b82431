import type { ProductPrice, Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { PRICE_KRW } from '../../../core/tokens/prices.ts';

/** Token in which the shop sets its prices. */
export const PRICE_TOKEN: Token = 'GLIL';
/** Tokens that the shop accepts, starting with the token of its prices. */
export const ACCEPTED_TOKENS = ['GLIL', 'GLIB', 'USDT'] as const satisfies readonly Token[];

/** Decimal places of a price converted from GLIL. */
const PRICE_PLACES = 2;

/**
 * Converts a price to another token at the reference prices, rounded up to two decimal places: 38 GLIL are 27.15 GLIB.
 */
export function priceIn(token: Token, price: string): string {
  if (token === PRICE_TOKEN) return price;
  const inWon = decimal.multiply(price, PRICE_KRW[PRICE_TOKEN]);
  const rounded = decimal.divide(inWon, PRICE_KRW[token], PRICE_PLACES, 'up');
  return decimal.toFixed(rounded, PRICE_PLACES, 'up');
}

export function convertPrices(price: string, acceptedTokens: readonly Token[]): ProductPrice[] {
  return acceptedTokens.map((token) => ({ token, amount: priceIn(token, price) }));
}
