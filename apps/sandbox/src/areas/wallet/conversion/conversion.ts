import type { ConversionPair, ConversionType, ConversionWarningCode, Token } from '@gli/sdk';
import { calculateConversion, decimal, type ConversionTerms as MarketTerms } from '@gli/validation';
import { type Account, type Entry, transfer } from '../../../core/ledger/ledger.ts';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';

export const QUOTE_LIFETIME_MS = 180_000;
export const QUOTE_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Min price impact that triggers a warning in a quote, in percent. */
export const HIGH_PRICE_IMPACT_PERCENT = '1';
/** Fraction of the fee that remains after the achievement for ten conversions. Spec §9 Achievements */
const DISCOUNTED_SHARE = '0.5';

/** Fee in percent of the gross amount, and usual max duration in seconds, in display order. Spec §4 */
export const CONVERSION_TYPES = {
  standard: { feePercent: '0.5', seconds: 300 },
  instant: { feePercent: '1', seconds: 10 },
  economy: { feePercent: '0.2', seconds: 86_400 },
} as const satisfies Record<ConversionType, { feePercent: string; seconds: number }>;

/** A conversion direction with its limits and its market rate, which is constant in the sandbox. */
export type PairRule = ConversionPair & { readonly market_rate: string };

const fromGlib = {
  from_token: 'GLIB',
  minimum_amount: '10',
  maximum_amount: '1000000',
  large_amount_threshold: '100000',
  depth_amount: '8000000',
} as const;

/** Allowed directions: from GLIB to GLIL only, and between GLIB and GLID both ways. Spec §4 */
export const PAIRS: readonly PairRule[] = [
  { ...fromGlib, to_token: 'GLIL', bidirectional: false, irreversible: true, market_rate: '1.4' },
  { ...fromGlib, to_token: 'GLID', bidirectional: true, irreversible: false, market_rate: '0.4' },
  {
    from_token: 'GLID',
    to_token: 'GLIB',
    bidirectional: true,
    irreversible: false,
    minimum_amount: '4',
    maximum_amount: '400000',
    large_amount_threshold: '40000',
    depth_amount: '3200000',
    market_rate: '2.5',
  },
];

/** Finds the rule of a direction. Undefined if the tokens cannot be converted in that direction. */
export const findPair = (from: Token, to: Token): PairRule | undefined =>
  PAIRS.find((pair) => pair.from_token === from && pair.to_token === to);

export type ConversionTerms = MarketTerms & {
  readonly fromToken: Token;
  readonly toToken: Token;
  readonly amount: string;
  readonly conversionType: ConversionType;
  readonly marketRate: string;
};

/** Calculates the terms of a conversion, including a member's discount. */
export function conversionTerms(
  { from_token: fromToken, to_token: toToken, market_rate: marketRate, depth_amount: depthAmount }: PairRule,
  { amount, type, hasDiscount }: { amount: string; type: ConversionType; hasDiscount: boolean },
): ConversionTerms {
  const { feePercent: fullFee } = CONVERSION_TYPES[type];
  const feePercent = hasDiscount ? decimal.multiply(fullFee, DISCOUNTED_SHARE) : fullFee;
  return {
    fromToken,
    toToken,
    amount: decimal.normalize(amount),
    conversionType: type,
    marketRate,
    ...calculateConversion(amount, { marketRate, depthAmount, feePercent }),
  };
}

/** Returns the warnings that a member must acknowledge before a conversion, in display order. */
export function listWarnings(
  pair: PairRule,
  { amount, priceImpactPercent }: ConversionTerms,
): ConversionWarningCode[] {
  const warnings: ConversionWarningCode[] = [];
  if (decimal.compare(priceImpactPercent, HIGH_PRICE_IMPACT_PERCENT) >= 0) warnings.push('high_price_impact');
  if (decimal.compare(amount, pair.large_amount_threshold) >= 0) warnings.push('large_amount');
  if (pair.irreversible) warnings.push('irreversible');
  return warnings;
}

/** Returns a conversion's label in the transaction list. */
export const describeConversion = (pair: Pick<ConversionTerms, 'fromToken' | 'toToken'>): Text =>
  texts.wallet.conversion(pair);

/** Creates the entries that lock the given amount until the conversion completes. */
export function lockEntries(memberId: string, { fromToken, amount }: ConversionTerms): Entry[] {
  return transfer(fromToken, amount, toAccount(memberId, 'available'), toAccount(memberId, 'locked'));
}

/** Creates the entries that complete a conversion: both tokens and the fee in one posting. */
export function settlementEntries(memberId: string, terms: ConversionTerms): Entry[] {
  const { fromToken, toToken, amount, grossAmount, feeAmount, receiveAmount } = terms;
  const pool: Account = { platform: 'pool' };
  return [
    ...transfer(fromToken, amount, toAccount(memberId, 'locked'), pool),
    { account: pool, token: toToken, amount: decimal.subtract('0', grossAmount) },
    { account: { platform: 'fees' }, token: toToken, amount: feeAmount },
    { account: toAccount(memberId, 'available'), token: toToken, amount: receiveAmount },
  ];
}

const toAccount = (member: string, bucket: 'available' | 'locked'): Account => ({ member, bucket });
