import { defineHandler } from '../../../core/contract/handler.ts';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import { sameInBoth } from '../../../core/text/text.ts';
import { optionsOf } from './actions.ts';
import type { OrderRow } from './order-row.ts';
import { orderView } from './order-view.ts';
import { changeStatus, heldStock, historyOf, lockOrder, type OrderChange } from './orders.ts';
import { releaseStock } from './stock.ts';

/** Cancels an unpaid order, or a paid one in time; its refund is booked a minute later. Stock is free at once. */
export const cancelOrder = defineHandler(
  'cancelOrder',
  async ({ db, body, path, member, now, language, reply }) => {
    const found = await lockOrder(db, path.id, member.id);
    if (!found) throw problem('not_found');
    const { order, lines } = found;
    const { actions, refund } = optionsOf(order, lines, now);
    if (!actions.includes('cancel')) throw notCancellable(order);
    await releaseStock(db, heldStock(lines));
    const columns: OrderChange =
      order.status === 'paid'
        ? {
            paymentStatus: 'refund_pending',
            refundAmount: refund.amount,
            refundPercent: refund.percent,
            refundRequestedAt: now,
          }
        : { paymentStatus: 'cancelled', expiresAt: null };
    const reason = body?.reason;
    const note = reason === undefined || reason === '' ? null : sameInBoth(reason);
    const change = { status: 'cancelled', changedAt: now, actor: 'member', note } as const;
    const cancelled = await changeStatus(db, found, change, columns);
    return reply(200, orderView(cancelled, lines, await historyOf(db, [order.id]), { now, language }));
  },
);

function notCancellable({ status }: OrderRow): Problem {
  return problem('order_state_conflict', {
    error: { ko: '취소할 수 없는 주문입니다.', en: 'This order cannot be cancelled.' },
    message: REASONS[status] ?? {
      ko: '취소 기한이 지나 더 이상 취소할 수 없습니다.',
      en: 'The time in which this order could be cancelled is over.',
    },
  });
}

const IS_CANCELLED = { ko: '이미 취소된 주문입니다.', en: 'This order is cancelled already.' };
const REASONS: { readonly [Status in OrderRow['status']]?: { ko: string; en: string } } = {
  preparing: {
    ko: '상품을 준비하고 있어 더 이상 취소할 수 없습니다.',
    en: 'This order is being prepared and can no longer be cancelled.',
  },
  completed: { ko: '이미 완료된 주문입니다.', en: 'This order is completed.' },
  cancelled: IS_CANCELLED,
  refunded: IS_CANCELLED,
};
