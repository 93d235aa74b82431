import type { ConversionInput, ConversionPair } from '@gli/sdk';
import { useListConversionRates } from '@gli/sdk/react';
import { decimal } from '@gli/validation';

/** About what a conversion costs and brings: rate and amount in the token received, shares in percent. */
export type Estimate = { rate: string; impactPercent: string; feePercent: string; receive: string };

/**
 * About what an amount brings, cut off after 8 decimal places: for visitors, who get no quote. The rules are those of
 * the contract (`ConversionPair.depth_amount`, `ConversionTypeInfo.fee_percent`); a member's quote replaces it and may
 * be better, since a discount is not known here.
 */
export function estimate(
  amount: string,
  terms: { marketRate: string; feePercent: string; depth: ConversionPair['depth_amount'] },
): Estimate {
  const impactPercent = decimal.percentageOf(amount, terms.depth, 1, 'down');
  const rate = decimal.percentOf(terms.marketRate, decimal.subtract('100', impactPercent));
  const receive = decimal.percentOf(
    decimal.multiply(amount, rate),
    decimal.subtract('100', terms.feePercent),
  );
  return { rate, impactPercent, feePercent: terms.feePercent, receive: decimal.round(receive, 8, 'down') };
}

/** The estimate at the market rate that the chart shows; null without an amount or a rate. */
export function useEstimate(
  pair: ConversionPair,
  days: number,
  input: ConversionInput | null,
  feePercent: string | undefined,
): Estimate | null {
  const rates = useListConversionRates({ days });
  const marketRate = rates.data?.find(
    (rate) => rate.from_token === pair.from_token && rate.to_token === pair.to_token,
  )?.rate;
  if (!input || marketRate === undefined || feePercent === undefined) return null;
  return estimate(input.amount, { marketRate, feePercent, depth: pair.depth_amount });
}
