import type { ConversionInput, ConversionPair } from '@gli/sdk';
import { useListConversionRates } from '@gli/sdk/react';
import { type ConversionTerms, calculateConversion } from '@gli/validation';

/**
 * Estimates the result of converting an amount at the chart's market rate, for visitors, who get no quote. A member's
 * quote may be better because of discounts. Null if there is no amount or no rate.
 */
export function useEstimate(
  pair: ConversionPair,
  days: number,
  input: ConversionInput | null,
  feePercent: string | undefined,
): ConversionTerms | null {
  const rates = useListConversionRates({ days });
  const marketRate = rates.data?.find(
    (rate) => rate.from_token === pair.from_token && rate.to_token === pair.to_token,
  )?.rate;
  if (!input || marketRate === undefined || feePercent === undefined) return null;
  return calculateConversion(input.amount, { marketRate, feePercent, depthAmount: pair.depth_amount });
}
