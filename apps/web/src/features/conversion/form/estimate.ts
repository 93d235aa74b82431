import type { ConversionPair } from '@gli/sdk';
import { decimal } from '@gli/validation';

/** What a conversion would about cost and bring: rate and amount in the token received, shares in percent. */
export type Estimate = { rate: string; impactPercent: string; feePercent: string; receive: string };

/**
 * About what an amount brings, cut off after 8 decimal places: for visitors, who get no quote. The rules are those of
 * the contract (`ConversionPair.depth_amount`, `ConversionTypeInfo.fee_percent`); a member's quote replaces it and may
 * be better, since a discount is not known here.
 */
export function estimated(
  amount: string,
  terms: { marketRate: string; feePercent: string; depth: ConversionPair['depth_amount'] },
): Estimate {
  const impactPercent = decimal.percentageOf(amount, terms.depth, 1, 'down');
  const rate = decimal.percentOf(terms.marketRate, decimal.subtract('100', impactPercent));
  const kept = decimal.percentOf(decimal.multiply(amount, rate), decimal.subtract('100', terms.feePercent));
  return { rate, impactPercent, feePercent: terms.feePercent, receive: decimal.round(kept, 8, 'down') };
}
