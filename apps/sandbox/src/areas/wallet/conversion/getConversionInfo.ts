import type { ConversionType } from '@gli/sdk';
import { defineHandler } from '../../../core/contract/handler.ts';
import type { Text } from '../../../core/text/text.ts';
import { CONVERSION_TYPES, HIGH_PRICE_IMPACT_PERCENT, PAIRS, QUOTE_LIFETIME_MS } from './conversion.ts';

/** When a rule last changed. */
const RULES_CHANGED_AT = '2026-09-01T00:00:00+09:00';

type TypeTexts = { readonly name: Text; readonly description: Text; readonly time: Text };

const TEXTS: Readonly<Record<ConversionType, TypeTexts>> = {
  standard: {
    name: { ko: '일반', en: 'Standard' },
    description: { ko: '대부분의 전환에 알맞습니다.', en: 'Right for most conversions.' },
    time: { ko: '약 5분', en: 'About 5 minutes' },
  },
  instant: {
    name: { ko: '즉시', en: 'Instant' },
    description: { ko: '바로 써야 할 때 고르세요.', en: 'For when you need the tokens at once.' },
    time: { ko: '약 10초', en: 'About 10 seconds' },
  },
  economy: {
    name: { ko: '절약', en: 'Economy' },
    description: {
      ko: '급하지 않다면 수수료가 가장 낮습니다.',
      en: 'The lowest fee when there is no hurry.',
    },
    time: { ko: '최대 24시간', en: 'Up to 24 hours' },
  },
};

const TYPES = ['standard', 'instant', 'economy'] as const satisfies readonly ConversionType[];

/** Fees, speeds, limits and thresholds of conversion. */
export const getConversionInfo = defineHandler('getConversionInfo', async ({ language, reply }) =>
  reply(200, {
    types: TYPES.map((type) => ({
      type,
      name: TEXTS[type].name[language],
      description: TEXTS[type].description[language],
      fee_percent: CONVERSION_TYPES[type].feePercent,
      estimated_seconds: CONVERSION_TYPES[type].seconds,
      estimated_time: TEXTS[type].time[language],
    })),
    pairs: PAIRS.map(({ market_rate: _, ...pair }) => pair),
    high_price_impact_percent: HIGH_PRICE_IMPACT_PERCENT,
    quote_lifetime_seconds: QUOTE_LIFETIME_MS / 1000,
    updated_at: RULES_CHANGED_AT,
  }),
);
