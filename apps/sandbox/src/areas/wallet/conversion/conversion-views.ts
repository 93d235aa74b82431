import type { ConversionQuote, ConversionTransaction, ConversionWarningCode } from '@gli/sdk';
import { decimal, formatTokenAmount } from '@gli/validation';
import type { Language, Text } from '../../../core/text/text.ts';
import { toTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import type { conversions } from '../schema.ts';
import { CONVERSION_TYPES, type ConversionTerms, findPair } from './conversion.ts';

export type ConversionRow = typeof conversions.$inferSelect;

/** Only seeded conversions fail; conversions made in the sandbox succeed. */
const FAILURE = {
  ko: '네트워크가 혼잡해 전환하지 못했습니다. 금액은 그대로 남아 있습니다.',
  en: 'The network was congested. Your balance is unchanged.',
};

/** Figures shared by quotes and conversions. */
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

type Quote = ConversionTerms & {
  readonly id: string;
  readonly warnings: readonly ConversionWarningCode[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** @param available the member's balance when the quote was made */
export function quoteView(quote: Quote, available: string, language: Language): ConversionQuote {
  const after = decimal.subtract(available, quote.amount);
  const valid = !decimal.isNegative(after);
  return {
    id: quote.id,
    ...termsView(quote),
    warnings: quote.warnings.map((code) => {
      const { title, message } = warningTexts(code, quote);
      return { code, title: title[language], message: message[language] };
    }),
    valid,
    balance_before: available,
    balance_after: valid ? after : null,
    shortfall: valid ? '0' : decimal.subtract(quote.amount, available),
    estimated_seconds: CONVERSION_TYPES[quote.conversionType].seconds,
    created_at: toTimestamp(quote.createdAt),
    expires_at: toTimestamp(quote.expiresAt),
  };
}

function warningTexts(code: ConversionWarningCode, terms: ConversionTerms): { title: Text; message: Text } {
  const { fromToken, toToken, priceImpactPercent: impact } = terms;
  const amount = formatTokenAmount(terms.amount, 'en', { token: fromToken });
  switch (code) {
    case 'high_price_impact':
      return {
        title: { ko: '가격 영향이 큽니다', en: 'High price impact' },
        message: {
          ko: `이 금액은 환율을 ${impact}% 낮춥니다. 나누어 전환하면 더 많이 받을 수 있습니다.`,
          en: `This amount lowers the rate by ${impact} %. You may receive more if you convert it in parts.`,
        },
      };
    case 'large_amount':
      return {
        title: { ko: '큰 금액입니다', en: 'Large amount' },
        message: {
          ko: `${amount}를 한 번에 전환합니다. 금액을 다시 확인해 주세요.`,
          en: `You are converting ${amount} at once. Please check the amount.`,
        },
      };
    case 'irreversible':
      return {
        title: { ko: '되돌릴 수 없습니다', en: 'Cannot be undone' },
        message: {
          ko: `${toToken}은 다시 ${fromToken}로 전환할 수 없습니다.`,
          en: `${toToken} cannot be converted back to ${fromToken}.`,
        },
      };
  }
}
