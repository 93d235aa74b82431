import type { ConversionType, ConversionWarningCode, Token } from '@gli/sdk';
import { formatTokenAmount } from '@gli/validation';

type Pair = { readonly fromToken: Token; readonly toToken: Token };
type Terms = Pair & { readonly amount: string; readonly priceImpactPercent: string };
type Titled = { readonly title: string; readonly text: string };

const types: Readonly<
  Record<ConversionType, { readonly name: string; readonly description: string; readonly time: string }>
> = {
  standard: { name: 'Standard', description: 'Best for most conversions.', time: 'About 5 minutes' },
  instant: {
    name: 'Instant',
    description: 'For when you need the tokens right away.',
    time: 'About 10 seconds',
  },
  economy: {
    name: 'Economy',
    description: 'The lowest fee, if you can wait.',
    time: 'Up to 24 hours',
  },
};

const warnings: Readonly<Record<ConversionWarningCode, (terms: Terms) => Titled>> = {
  high_price_impact: ({ priceImpactPercent }) => ({
    title: 'High price impact',
    text: `This amount lowers the rate by ${priceImpactPercent}%. You may receive more if you convert it in parts.`,
  }),
  large_amount: ({ amount, fromToken }) => ({
    title: 'Large amount',
    text: `You are converting ${formatTokenAmount(amount, 'en')} ${fromToken} in one conversion. Please check the amount.`,
  }),
  irreversible: ({ fromToken, toToken }) => ({
    title: 'Cannot be undone',
    text: `${toToken} cannot be converted back to ${fromToken}.`,
  }),
};

/** Strings for balances, transactions and conversions. */
export const wallet = {
  grant: 'Sandbox grant',
  deposit: 'Deposit from the connected wallet',
  failedDeposit: (token: Token) => `${token} deposit failed`,
  withdrawal: 'Withdrawal to the connected wallet',
  types,
  warnings,
  congested: 'The network was congested. Your balance is unchanged.',
  pairNotSupported: (from: Token, to: Token) => `${from} cannot be converted to ${to}.`,
  noQuote: 'This quote does not exist.',
  noQuoteAdvice: 'This quote does not exist. Request a new one.',
  notAcknowledged: (code: ConversionWarningCode) => `${code} is not acknowledged.`,
  conversion: ({ fromToken, toToken }: Pair) => `Conversion of ${fromToken} to ${toToken}`,
  converted: ({ given, received, fromToken, toToken }: Pair & { given: string; received: string }) => ({
    title: 'Conversion complete',
    text: `You converted ${given} ${fromToken} to ${received} ${toToken}.`,
  }),
};
