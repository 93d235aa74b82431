import type { CancellationRule } from '@gli/sdk';

type Policy = { readonly ko: string; readonly en: string; readonly rules: readonly CancellationRule[] };

/** Cancellation policies of the mall's products by kind, in the words of the contract's examples. */
export const POLICIES = {
  resort: {
    ko: '체크인 72시간 전까지 전액, 24시간 전까지 50% 환불됩니다. 그 뒤에는 취소할 수 없습니다.',
    en: 'Full refund until 72 hours before check-in, half until 24 hours before; no cancellation after that.',
    rules: [
      { hours_before_start: 72, refund_percent: '100' },
      { hours_before_start: 24, refund_percent: '50' },
    ],
  },
  goods: {
    ko: '상품을 포장하기 전까지 전액 환불됩니다.',
    en: 'Full refund until the goods are packed.',
    rules: [{ hours_before_start: 0, refund_percent: '100' }],
  },
  restaurant: {
    ko: '방문 24시간 전까지 전액 환불됩니다. 그 뒤에는 취소할 수 없습니다.',
    en: 'Full refund until 24 hours before the visit; no cancellation after that.',
    rules: [{ hours_before_start: 24, refund_percent: '100' }],
  },
} satisfies Record<string, Policy>;
