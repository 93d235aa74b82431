import type { ConversionQuote, ConversionWarning, ConversionWarningCode } from '@gli/sdk';
import { decimal, formatTokenAmount } from '@gli/validation';
import type { Language, Text } from '../../../core/text/text.ts';
import { toTimestamp } from '../../../core/time/time.ts';
import { CONVERSION_TYPES, type ConversionTerms } from './conversion.ts';
import { termsView } from './conversion-view.ts';

type Quote = ConversionTerms & {
  readonly id: string;
  readonly warnings: readonly ConversionWarningCode[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** A quote as the member reads it; `available` is what they could give when it was made. */
export function quoteView(quote: Quote, available: string, language: Language): ConversionQuote {
  const after = decimal.subtract(available, quote.amount);
  const valid = !decimal.isNegative(after);
  return {
    id: quote.id,
    ...termsView(quote),
    warnings: quote.warnings.map((code) => warningView(code, quote, language)),
    valid,
    balance_before: available,
    balance_after: valid ? after : null,
    shortfall: valid ? '0' : decimal.subtract(quote.amount, available),
    estimated_seconds: CONVERSION_TYPES[quote.conversionType].seconds,
    created_at: toTimestamp(quote.createdAt),
    expires_at: toTimestamp(quote.expiresAt),
  };
}

function warningView(
  code: ConversionWarningCode,
  terms: ConversionTerms,
  language: Language,
): ConversionWarning {
  const { title, message } = warningTexts(code, terms);
  return { code, title: title[language], message: message[language] };
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
