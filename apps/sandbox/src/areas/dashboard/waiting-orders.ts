import { decimal } from '@gli/validation';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { englishTime, koreanTimeText } from '../../core/text/clock-words.ts';
import { asSubject } from '../../core/text/particles.ts';
import type { Text } from '../../core/text/text.ts';
import type { Notice } from '../notices/index.ts';
import { boughtText, type OrderLineRow, type OrderRow, orderLines, orders } from '../shopping/index.ts';
import { noticeIdOf } from './notice-id.ts';
import type { Task } from './task.ts';

/** An order that can still be paid. */
export type WaitingOrder = {
  readonly order: OrderRow;
  readonly first: OrderLineRow;
  /** How many lines there are besides the first. */
  readonly more: number;
  readonly payBy: Date;
};

/** Orders that wait for their payment, the oldest first. */
export async function waitingOrders(db: Database, memberId: string, now: Date): Promise<WaitingOrder[]> {
  const waiting = await db
    .select({ order: orders, line: orderLines, payBy: orders.expiresAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(eq(orders.memberId, memberId), eq(orders.status, 'pending_payment'), gt(orders.expiresAt, now)),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id), asc(orderLines.lineNumber));
  const lineCount = (id: string) => waiting.filter(({ order }) => order.id === id).length;
  return waiting.flatMap(({ order, line, payBy }, index) => {
    const isFirst = waiting[index - 1]?.order.id !== order.id;
    return isFirst && payBy !== null ? [{ order, first: line, more: lineCount(order.id) - 1, payBy }] : [];
  });
}

/** What to do about an order that waits. */
export function payOrderTask(waiting: WaitingOrder): Task {
  const { id, token } = waiting.order;
  const total = decimal.normalize(waiting.order.total);
  const bought = boughtIn(waiting);
  return {
    kind: 'pay_order',
    title: { ko: '결제를 마쳐 주세요', en: 'Finish your payment' },
    text: {
      ko: `${bought.ko}, ${asSubject(total, token)} 결제를 기다리고 있습니다.`,
      en: `${bought.en}, ${total} ${token}, waits for its payment.`,
    },
    targetId: id,
  };
}

/** Until when an order can be paid; gone as soon as it is. */
export function waitingOrderNotice(waiting: WaitingOrder): Notice {
  const { order, payBy } = waiting;
  const bought = boughtIn(waiting);
  return {
    id: noticeIdOf(order.id),
    kind: 'order',
    title: { ko: '결제를 기다리는 주문이 있습니다', en: 'An order waits for its payment' },
    text: {
      ko: `${bought.ko} 주문의 결제가 아직 확인되지 않았습니다. ${koreanTimeText(payBy)}까지 결제해 주세요.`,
      en: `The payment of your ${bought.en} is not confirmed yet. Pay by ${englishTime(payBy)}.`,
    },
    createdAt: order.createdAt,
  };
}

const boughtIn = ({ first, more }: WaitingOrder): Text => ({
  ko: boughtText(first, more, 'ko'),
  en: boughtText(first, more, 'en'),
});
