import type { ConversionWarningCode, Token } from '@gli/sdk';
import { formatTokenAmount } from '@gli/validation';
import json from '../../../texts/wallet.json' with { type: 'json' };
import { asObject, asTopic } from './particles.ts';
import type { Text, TitledText } from './text.ts';

type Pair = { readonly fromToken: Token; readonly toToken: Token };
type Terms = Pair & { readonly amount: string; readonly priceImpactPercent: string };

const warnings: Readonly<Record<ConversionWarningCode, (terms: Terms) => TitledText>> = {
  high_price_impact: ({ priceImpactPercent }) => ({
    title: { ko: '가격 영향이 큽니다', en: 'High price impact' },
    text: {
      ko: `수량이 많아 전환 비율이 ${priceImpactPercent}% 낮아집니다. 나누어 전환하면 더 많이 받을 수 있습니다.`,
      en: `This amount lowers the rate by ${priceImpactPercent}%. You may receive more if you split it into smaller conversions.`,
    },
  }),
  large_amount: ({ amount, fromToken }) => ({
    title: { ko: '수량이 많습니다', en: 'Large amount' },
    text: {
      ko: `${asObject(formatTokenAmount(amount, 'ko'), fromToken)} 한 번에 전환합니다. 수량을 다시 확인해 주세요.`,
      en: `You are converting ${formatTokenAmount(amount, 'en')} ${fromToken} in one conversion. Please check the amount.`,
    },
  }),
  irreversible: ({ fromToken, toToken }) => ({
    title: { ko: '되돌릴 수 없습니다', en: 'Cannot be undone' },
    text: {
      ko: `${asTopic(toToken)} 다시 ${fromToken}로 전환할 수 없습니다.`,
      en: `${toToken} cannot be converted back to ${fromToken}.`,
    },
  }),
};

/** Texts about balances, transactions and conversions. */
export const wallet = {
  ...json,
  warnings,
  failedDeposit: (token: Token): Text => ({ ko: `${token} 입금 실패`, en: `${token} deposit failed` }),
  pairNotSupported: (from: Token, to: Token): Text => ({
    ko: `${asTopic(from)} ${to}로 전환할 수 없습니다. 다른 토큰을 선택해 주세요.`,
    en: `${from} cannot be converted to ${to}. Choose another token.`,
  }),
  notAcknowledged: (code: ConversionWarningCode): Text => ({
    ko: `${code} 경고를 확인하지 않았습니다.`,
    en: `The warning ${code} has not been acknowledged.`,
  }),
  conversion: ({ fromToken, toToken }: Pair): Text => ({
    ko: `${fromToken}에서 ${toToken}로 전환`,
    en: `Conversion of ${fromToken} to ${toToken}`,
  }),
  converted: ({ given, received, fromToken, toToken }: Pair & { given: string; received: string }) => ({
    title: { ko: '토큰 전환이 완료되었습니다', en: 'Conversion complete' },
    text: {
      ko: `${asObject(given, fromToken)} 전환해 ${asObject(received, toToken)} 받았습니다.`,
      en: `You converted ${given} ${fromToken} to ${received} ${toToken}.`,
    },
  }),
};
