import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import type { Text } from '../../core/text/text.ts';
import { describeOrder, type OrderLineRow, type OrderRow, orderLines, orders } from '../shopping/index.ts';

export type WaitingOrder = {
  readonly order: OrderRow;
  readonly first: OrderLineRow;
  /** Number of order lines after the first. */
  readonly more: number;
  readonly payBy: Date;
};

/** Returns orders waiting for payment, oldest first. */
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

/** Formats a short description of an order, in both languages. */
export const orderTitle = ({ first, more }: WaitingOrder): Text => describeOrder(first, more);
