import * as decimal from '../decimal/arithmetic.ts';
import { TOKEN_AMOUNT_MAX_DECIMALS } from '../limits.ts';

const RATE_DECIMALS = 12;

/** Market data for a conversion, as decimal strings. */
export type ConversionMarket = {
  /** Number of tokens received per token given. */
  readonly marketRate: string;
  /** Amount of tokens given at which the price impact would be 100%. */
  readonly depthAmount: string;
  readonly feePercent: string;
};

/** Price and outcome of a conversion, as decimal strings. */
export type ConversionTerms = {
  readonly priceImpactPercent: string;
  readonly rate: string;
  readonly grossAmount: string;
  readonly feePercent: string;
  readonly feeAmount: string;
  readonly receiveAmount: string;
};

/**
 * Calculates a conversion. The price impact is rounded down to 0.1%. The rate and gross amount are rounded down
 * and the fee is rounded up, to 8 decimal places, so nobody receives more than the market value.
 */
export function calculateConversion(
  amount: string,
  { marketRate, depthAmount, feePercent }: ConversionMarket,
): ConversionTerms {
  const priceImpactPercent = decimal.percentageOf(amount, depthAmount, 1, 'down');
  const exactRate = decimal.percentOf(marketRate, decimal.subtract('100', priceImpactPercent));
  const rate = decimal.round(exactRate, RATE_DECIMALS, 'down');
  const grossAmount = decimal.round(decimal.multiply(amount, rate), TOKEN_AMOUNT_MAX_DECIMALS, 'down');
  const feeAmount = decimal.round(
    decimal.percentOf(grossAmount, feePercent),
    TOKEN_AMOUNT_MAX_DECIMALS,
    'up',
  );
  const receiveAmount = decimal.subtract(grossAmount, feeAmount);
  return { priceImpactPercent, rate, grossAmount, feePercent, feeAmount, receiveAmount };
}
