import type { ConversionInput, ConversionPair, ConversionType } from '@gli/sdk';
import { parseDecimal } from '@gli/validation';
import { useMemo } from 'react';
import { amountIssue } from './conversion-state.ts';

/** What a quote is asked for; null while the amount is none that can be converted. The same object for the same. */
export function useConversionInput(
  pair: ConversionPair,
  type: ConversionType | undefined,
  typed: string,
  balance: string | undefined,
): ConversionInput | null {
  const { from_token, to_token } = pair;
  const amount = amountIssue({ amount: typed, pair, balance }) ? null : parseDecimal(typed);
  return useMemo(
    () =>
      amount === null || type === undefined ? null : { from_token, to_token, amount, conversion_type: type },
    [from_token, to_token, amount, type],
  );
}
