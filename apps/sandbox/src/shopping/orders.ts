import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { orderLines, orderNumbers, orderStatusChanges, orders } from '../data/schema/shopping.ts';
import type { CalendarDay } from '../domain/shopping/days.ts';
import { nextAutomaticChange } from '../domain/shopping/lifecycle.ts';
import { type StockNeed, stockNeedsOf } from '../domain/shopping/stock.ts';
import type { OrderLineRow, OrderRow, OrderWithLines, StatusChangeRow } from './order-row.ts';

/** A member's order, locked until the transaction ends; null when it is not theirs. */
export async function lockOrder(tx: Database, id: string, memberId: string): Promise<OrderWithLines | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.memberId, memberId)))
    .for('update');
  if (!order) return null;
  return { order, lines: await linesOf(tx, [id]) };
}

/** Lines of some orders, in their order. */
export function linesOf(db: Database, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.lineNumber));
}

/** Status histories of some orders, the first status first. */
export function historyOf(db: Database, orderIds: readonly string[]): Promise<StatusChangeRow[]> {
  return db
    .select()
    .from(orderStatusChanges)
    .where(inArray(orderStatusChanges.orderId, [...orderIds]))
    .orderBy(asc(orderStatusChanges.position));
}

/** The stock that an order's lines hold. */
export const heldStock = (lines: readonly OrderLineRow[]): StockNeed[] => lines.flatMap(stockNeedsOf);

export type OrderChange = Partial<Omit<OrderRow, 'id' | 'status' | 'updatedAt' | 'nextChangeAt'>>;

/**
 * Gives an order a new status, keeps it in the history, and notes when the order next changes by itself.
 * @param order as it is before the change, locked
 */
export async function changeStatus(
  tx: Database,
  { order, lines }: OrderWithLines,
  change: Omit<StatusChangeRow, 'orderId' | 'position'>,
  columns: OrderChange = {},
): Promise<OrderRow> {
  const { status, changedAt } = change;
  const changed: OrderRow = { ...order, ...columns, status, updatedAt: changedAt };
  const endings = lines.map((line) => line.endsAt);
  const nextChangeAt = nextAutomaticChange(changed, endings)?.at ?? null;
  await tx
    .update(orders)
    .set({ ...columns, status, updatedAt: changedAt, nextChangeAt })
    .where(eq(orders.id, order.id));
  const position = (await tx.$count(orderStatusChanges, eq(orderStatusChanges.orderId, order.id))) + 1;
  await tx.insert(orderStatusChanges).values({ ...change, orderId: order.id, position });
  return { ...changed, nextChangeAt };
}

/** The next number of a day's orders, `GLI-261119-0042`. Orders of a day wait here for each other, so take it last. */
export async function nextOrderNumber(tx: Database, day: CalendarDay): Promise<string> {
  const [row] = await tx
    .insert(orderNumbers)
    .values({ day, lastNumber: 1 })
    .onConflictDoUpdate({
      target: orderNumbers.day,
      set: { lastNumber: sql`${orderNumbers.lastNumber} + 1` },
    })
    .returning({ number: orderNumbers.lastNumber });
  return orderNumber(day, row?.number ?? 1);
}

/** Day and running number for people. */
export const orderNumber = (day: CalendarDay, number: number): string =>
  `GLI-${day.slice(2).replaceAll('-', '')}-${String(number).padStart(4, '0')}`;
