import { formatTokenAmount } from '@gli/validation';
import type { Dictionary } from '../en/index.ts';
import { asObject, asTopic } from '../particles.ts';

export const wallet: Dictionary['wallet'] = {
  grant: '샌드박스 체험용 토큰 지급',
  deposit: '연결된 지갑에서 입금',
  failedDeposit: (token) => `${token} 입금 실패`,
  withdrawal: '연결된 지갑으로 출금',
  types: {
    standard: { name: '일반', description: '대부분의 전환에 알맞습니다.', time: '약 5분' },
    instant: { name: '즉시', description: '토큰이 바로 필요할 때 선택하세요.', time: '약 10초' },
    economy: {
      name: '절약',
      description: '시간은 걸리지만 수수료가 가장 낮습니다.',
      time: '최대 24시간',
    },
  },
  warnings: {
    high_price_impact: ({ priceImpactPercent }) => ({
      title: '가격 영향이 큽니다',
      text: `수량이 많아 전환 비율이 ${priceImpactPercent}% 낮아집니다. 나누어 전환하면 더 많이 받을 수 있습니다.`,
    }),
    large_amount: ({ amount, fromToken }) => ({
      title: '수량이 많습니다',
      text: `${asObject(formatTokenAmount(amount, 'ko'), fromToken)} 한 번에 전환합니다. 수량을 다시 확인해 주세요.`,
    }),
    irreversible: ({ fromToken, toToken }) => ({
      title: '되돌릴 수 없습니다',
      text: `${asTopic(toToken)} 다시 ${fromToken}로 전환할 수 없습니다.`,
    }),
  },
  congested: '네트워크가 혼잡해 전환하지 못했습니다. 잔액은 그대로입니다.',
  pairNotSupported: (from, to) => `${asTopic(from)} ${to}로 전환할 수 없습니다.`,
  noQuote: '존재하지 않는 견적입니다.',
  noQuoteAdvice: '존재하지 않는 견적입니다. 견적을 새로 받아 주세요.',
  notAcknowledged: (code) => `${code} 경고를 확인하지 않았습니다.`,
  conversion: ({ fromToken, toToken }) => `${fromToken}에서 ${toToken}로 전환`,
  converted: ({ given, received, fromToken, toToken }) => ({
    title: '토큰 전환이 완료되었습니다',
    text: `${asObject(given, fromToken)} 전환해 ${asObject(received, toToken)} 받았습니다.`,
  }),
};
