import type { ConversionQuote, ConversionTransaction, ConversionWarningCode } from '@gli/sdk';
import { getBalanceAfter, getShortfall } from '@gli/validation';
import type { Language } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { toKoreanTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import type { conversions } from '../schema.ts';
import { CONVERSION_TYPES, type ConversionTerms, findPair } from './conversion.ts';

export type ConversionRow = typeof conversions.$inferSelect;

/** Returns the figures that quotes and conversions share. */
function termsView(terms: ConversionTerms) {
  const { fromToken, toToken } = terms;
  return {
    from_token: fromToken,
    to_token: toToken,
    amount: terms.amount,
    conversion_type: terms.conversionType,
    market_rate: terms.marketRate,
    rate: terms.rate,
    price_impact_percent: terms.priceImpactPercent,
    gross_amount: terms.grossAmount,
    fee_percent: terms.feePercent,
    fee_amount: terms.feeAmount,
    receive_amount: terms.receiveAmount,
    irreversible: findPair(fromToken, toToken)?.irreversible ?? false,
  };
}

export function conversionView(row: ConversionRow, language: Language): ConversionTransaction {
  return {
    id: row.id,
    idempotency_key: row.idempotencyKey,
    quote_id: row.quoteId,
    status: row.status,
    ...termsView(row),
    acknowledged_warnings: row.acknowledgedWarnings,
    hash: row.hash,
    // Only seeded conversions fail. Conversions made in the sandbox succeed.
    failure_reason: row.status === 'failed' ? texts.wallet.congested[language] : null,
    created_at: toKoreanTimestamp(row.createdAt),
    estimated_completion_at: toKoreanTimestamp(row.estimatedCompletionAt),
    completed_at: toTimestampOrNull(row.completedAt),
  };
}

type Quote = ConversionTerms & {
  readonly id: string;
  readonly warnings: readonly ConversionWarningCode[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Returns a quote in the contract's format. @param available the member's balance when the quote was created */
export function quoteView(quote: Quote, available: string, language: Language): ConversionQuote {
  const shortfall = getShortfall(quote.amount, available);
  return {
    id: quote.id,
    ...termsView(quote),
    warnings: quote.warnings.map((code) => {
      const { title, text } = texts.wallet.warnings[code](quote);
      return { code, title: title[language], message: text[language] };
    }),
    valid: shortfall === null,
    balance_before: available,
    balance_after: getBalanceAfter(available, quote.amount),
    shortfall: shortfall ?? '0',
    estimated_seconds: CONVERSION_TYPES[quote.conversionType].seconds,
    created_at: toKoreanTimestamp(quote.createdAt),
    expires_at: toKoreanTimestamp(quote.expiresAt),
  };
}
