import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { transaction } from '../../../core/data/transaction.ts';
import { texts } from '../../../core/text/texts.ts';
import { findNext, type ScheduledWork } from '../../../core/time/scheduled-work.ts';
import { type OrderWithLines, orders } from '../schema.ts';
import { type AutomaticChange, nextAutomaticChange } from './lifecycle.ts';
import { changeStatus, type OrderChange, reservedStock, selectLines } from './orders.ts';
import { giveRefund } from './payment.ts';
import { releaseStock } from './stock.ts';

const selectDue = (isOwn?: SQL) =>
  statement((db) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isOwn, lte(orders.nextChangeAt, sql.placeholder('now'))))
      .orderBy(asc(orders.nextChangeAt)),
  );
const findDue = selectDue();
const findDueByMember = selectDue(eq(orders.memberId, sql.placeholder('memberId')));

/**
 * Applies the automatic changes of orders as of their due time: unpaid orders expire and release their stock, refunds
 * are booked, and paid orders are packed and completed. There is no timer. This runs before each call that could see
 * the result, so nobody reads stale stock or a stale balance.
 * @param memberId one member; all members by default
 */
export async function settleDueOrders(db: Database, now: Date, memberId?: string): Promise<void> {
  const due = await (memberId === undefined ? findDue(db, { now }) : findDueByMember(db, { memberId, now }));
  for (const { id } of due) await transaction(db, (tx) => settleOrder(tx, id, now));
}

/** Due work that applies automatic changes to all members' orders. */
export const orderChanges: ScheduledWork = {
  name: 'orders',
  next: (db, after) => findNext(db, orders.nextChangeAt, after),
  settle: settleDueOrders,
};

async function settleOrder(tx: Database, id: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row) return;
  const lines = await selectLines(tx, [id]);
  const endings = lines.map((line) => line.endsAt);
  let order = row;
  // An order that is a week behind is first packed and then delivered.
  for (;;) {
    const change = nextAutomaticChange(order, endings);
    if (change === null || change.at > now) return;
    order = await applyChange(tx, { order, lines }, change);
  }
}

async function applyChange(tx: Database, ordered: OrderWithLines, { status, at }: AutomaticChange) {
  const { order, lines } = ordered;
  const { notes } = texts.orders;
  const system = { status, changedAt: at, actor: 'system' } as const;
  switch (status) {
    case 'cancelled':
      await releaseStock(tx, reservedStock(lines));
      return changeStatus(
        tx,
        ordered,
        { ...system, note: notes.expired },
        { paymentStatus: 'expired', expiresAt: null },
      );
    case 'refunded': {
      const amount = order.refundAmount ?? '0';
      const refundTransactionId = await giveRefund(tx, order, { token: order.token, amount, at });
      const columns: OrderChange = { paymentStatus: 'refunded', refundTransactionId, refundedAt: at };
      return changeStatus(
        tx,
        ordered,
        { ...system, note: notes.refunded({ amount, token: order.token }) },
        columns,
      );
    }
    case 'preparing':
      return changeStatus(tx, ordered, { ...system, actor: 'operator', note: notes.packed });
    case 'completed': {
      const note = order.status === 'preparing' ? notes.delivered : null;
      return changeStatus(tx, ordered, { ...system, actor: 'operator', note });
    }
  }
}
