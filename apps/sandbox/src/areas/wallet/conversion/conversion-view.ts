import type { ConversionTransaction } from '@gli/sdk';
import type { Language } from '../../../core/text/text.ts';
import { toTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import type { conversions } from '../schema.ts';
import { type ConversionTerms, findPair } from './conversion.ts';

export type ConversionRow = typeof conversions.$inferSelect;

/** The one way in which a conversion of the demo data fails; those made in the sandbox succeed. */
const FAILURE = {
  ko: '네트워크가 혼잡해 전환하지 못했습니다. 금액은 그대로 남아 있습니다.',
  en: 'The network was congested. Your balance is unchanged.',
};

/** The figures that quote and conversion share. */
export function termsView(terms: ConversionTerms) {
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

/** A conversion as its history shows it. */
export function conversionView(row: ConversionRow, language: Language): ConversionTransaction {
  return {
    id: row.id,
    quote_id: row.quoteId,
    status: row.status,
    ...termsView(row),
    acknowledged_warnings: row.acknowledgedWarnings,
    hash: row.hash,
    failure_reason: row.status === 'failed' ? FAILURE[language] : null,
    created_at: toTimestamp(row.createdAt),
    estimated_completion_at: toTimestamp(row.estimatedCompletionAt),
    completed_at: toTimestampOrNull(row.completedAt),
  };
}
