import { decimal } from '@gli/validation';
import { sameInBoth, type Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import type { NoticeContent } from '../../notices/index.ts';
import type { OrderLineRow, OrderWithLines } from '../schema.ts';
import { getSoldName } from './order-lines.ts';

/** Returns the notice of an order's new status. Null for a new order. */
export function orderNotice({ order, lines: [first, ...more] }: OrderWithLines): NoticeContent | null {
  const bought = first ? describeOrder(first, more.length) : sameInBoth(order.number);
  const { status, token } = order;
  if (status === 'pending_payment') return null;
  const amount = decimal.normalize(status === 'paid' ? order.total : (order.refundAmount ?? '0'));
  const isRefunded = !decimal.isZero(amount);
  const values = { number: order.number, bought, amount, token };
  const { notices } = texts.orders;
  if (status !== 'cancelled') return { kind: 'order', ...notices[status](values) };
  if (order.paymentStatus === 'expired') return { kind: 'order', ...notices.expired(values) };
  return { kind: 'order', ...(isRefunded ? notices.cancelledWithRefund(values) : notices.cancelled(values)) };
}

type Line = Pick<OrderLineRow, 'sold' | 'guests' | 'unit' | 'quantity'>;

/**
 * Formats a short description of an order: `강릉 해변 디너 코스 2인`, `제주 감귤 선물세트 외 1건`.
 * @param more number of other lines
 */
export const describeOrder = ({ sold, guests, unit, quantity }: Line, more: number): Text =>
  texts.orders.bought({
    name: getSoldName({ sold }),
    people: unit === 'person' ? (guests ?? quantity) : null,
    more,
  });
