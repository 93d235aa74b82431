import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';

/** Reference price of one whole token in KRW (openapi/README.md). It is fixed in the sandbox. */
export const PRICE_KRW: Readonly<Record<Token, string>> = {
  GLIB: '1400',
  GLID: '3500',
  GLIL: '1000',
  USDT: '1400',
};

/** Returns the value of an amount in whole KRW, rounded down. */
export const valueKrw = (amount: string, token: Token): string =>
  decimal.round(decimal.multiply(amount, PRICE_KRW[token]), 0, 'down');
