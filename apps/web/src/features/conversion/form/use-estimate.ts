import type { ConversionInput, ConversionPair } from '@gli/sdk';
import { useListConversionRates } from '@gli/sdk/react';
import { type Estimate, estimated } from './estimate.ts';

/** What is about to be had at the market rate that the chart shows; null without an amount or a rate. */
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
  return estimated(input.amount, { marketRate, feePercent, depth: pair.depth_amount });
}
