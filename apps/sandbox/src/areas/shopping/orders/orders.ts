import { and, asc, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { texts } from '../../../core/text/texts.ts';
import { writeNotice, writeNotices } from '../../notices/index.ts';
import type { CalendarDay } from '../days.ts';
import {
  type OrderLineRow,
  type OrderRow,
  type OrderWithLines,
  orderLines,
  orderNumbers,
  orderStatusChanges,
  orders,
  type StatusChangeRow,
} from '../schema.ts';
import { nextAutomaticChange } from './lifecycle.ts';
import { orderNotice } from './notices.ts';

import { listStockNeeds, type StockNeed } from './stock-rules.ts';

const lockById = statement((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.id, sql.placeholder('id')), eq(orders.memberId, sql.placeholder('memberId'))))
    .for('update'),
);

const findLines = statement((db) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${sql.placeholder('orderIds')}::text[])`)
    .orderBy(asc(orderLines.lineNumber)),
);

const findHistory = statement((db) =>
  db
    .select()
    .from(orderStatusChanges)
    .where(sql`${orderStatusChanges.orderId} = any(${sql.placeholder('orderIds')}::text[])`)
    .orderBy(asc(orderStatusChanges.position)),
);

// The order must be locked, so that no concurrent call computes the same position.
const nextPosition = (orderId: string | Placeholder) =>
  sql`(select count(*) + 1 from ${orderStatusChanges} as earlier where earlier.order_id = ${orderId})`;

const appendChange = statement((db) =>
  db.insert(orderStatusChanges).values({
    orderId: sql.placeholder('orderId'),
    position: nextPosition(sql.placeholder('orderId')),
    status: sql.placeholder('status'),
    changedAt: sql.placeholder('changedAt'),
    actor: sql.placeholder('actor'),
    note: sql`${sql.placeholder('note')}`,
  }),
);

const takeNumber = statement((db) =>
  db
    .insert(orderNumbers)
    .values({ day: sql.placeholder('day'), lastNumber: 1 })
    .onConflictDoUpdate({
      target: orderNumbers.day,
      set: { lastNumber: sql`${orderNumbers.lastNumber} + 1` },
    })
    .returning({ number: orderNumbers.lastNumber }),
);

/** Reads a member's order and locks it until the transaction ends. Null if it belongs to someone else. */
export async function lockOrder(tx: Database, id: string, memberId: string): Promise<OrderWithLines | null> {
  const [order] = await lockById(tx, { id, memberId });
  if (!order) return null;
  return { order, lines: await selectLines(tx, [id]) };
}

/** Selects the lines of the given orders, sorted by number. */
export const selectLines = (db: Database, orderIds: readonly string[]): Promise<OrderLineRow[]> =>
  findLines(db, { orderIds });

/** Selects the status histories of the given orders, oldest first. */
export const selectHistory = (db: Database, orderIds: readonly string[]): Promise<StatusChangeRow[]> =>
  findHistory(db, { orderIds });

export const reservedStock = (lines: readonly OrderLineRow[]): StockNeed[] => lines.flatMap(listStockNeeds);

export type OrderChange = Partial<Omit<OrderRow, 'id' | 'status' | 'updatedAt' | 'nextChangeAt'>>;

/**
 * Changes an order's status, adds the change to the history, notifies the member, and stores the time of its next
 * automatic change.
 * @param order the locked order before the change
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
  await appendChange(tx, { ...change, note: change.note ?? null, orderId: order.id });
  const notice = orderNotice({ order: changed, lines });
  if (notice !== null) await writeNotice(tx, order.memberId, notice, changedAt);
  return { ...changed, nextChangeAt };
}

/**
 * Cancels unpaid orders as of the time when each one expired, like `changeStatus` for one order, in a few statements.
 * @param expired the locked orders
 */
export async function expireOrders(tx: Database, expired: readonly OrderWithLines[]): Promise<void> {
  const changed = expired.map(({ order, lines }) => {
    const cancelled = { status: 'cancelled', paymentStatus: 'expired' } as const;
    return { order: { ...order, ...cancelled, updatedAt: order.expiresAt ?? order.updatedAt }, lines };
  });
  const ids = expired.map(({ order }) => order.id);
  await tx
    .update(orders)
    .set({
      ...{ status: 'cancelled', paymentStatus: 'expired', expiresAt: null, nextChangeAt: null },
      updatedAt: sql`${orders.expiresAt}`,
    })
    .where(inArray(orders.id, ids));
  await tx.insert(orderStatusChanges).values(
    changed.map(({ order: { id, status, updatedAt } }) => ({
      ...{ orderId: id, position: nextPosition(id), status, changedAt: updatedAt },
      ...{ actor: 'system' as const, note: texts.orders.notes.expired },
    })),
  );
  const notices = changed.map((one) => {
    const content = orderNotice(one);
    return content && { ...content, memberId: one.order.memberId, createdAt: one.order.updatedAt };
  });
  await writeNotices(
    tx,
    notices.filter((notice) => notice !== null),
  );
}

/**
 * Assigns the next order number of a day, such as `GLI-261119-0042`. Concurrent orders of a day wait for each other
 * here, so call this last.
 */
export async function nextOrderNumber(tx: Database, day: CalendarDay): Promise<string> {
  const [row] = await takeNumber(tx, { day });
  return orderNumber(day, row?.number ?? 1);
}

export const orderNumber = (day: CalendarDay, number: number): string =>
  `GLI-${day.slice(2).replaceAll('-', '')}-${String(number).padStart(4, '0')}`;
