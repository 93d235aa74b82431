import type { OrderStatus } from '@gli/sdk';
import { and, asc, eq, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { transaction } from '../../../core/data/transaction.ts';
import { texts } from '../../../core/text/texts.ts';
import { findNext, type ScheduledWork } from '../../../core/time/scheduled-work.ts';
import { type OrderWithLines, orders } from '../schema.ts';
import { type AutomaticChange, nextAutomaticChange } from './lifecycle.ts';
import { changeStatus, expireOrders, type OrderChange, reservedStock, selectLines } from './orders.ts';
import { giveRefund } from './payment.ts';
import { releaseStock } from './stock.ts';

const selectDue = (isOwn?: SQL) =>
  statement((db) =>
    db
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(isOwn, lte(orders.nextChangeAt, sql.placeholder('now'))))
      .orderBy(asc(orders.nextChangeAt)),
  );
const findDue = selectDue();
const findDueByMember = selectDue(eq(orders.memberId, sql.placeholder('memberId')));

const UNPAID: OrderStatus = 'pending_payment';
const isExpired = (now: Date | Placeholder) =>
  and(eq(orders.status, sql.raw(`'${UNPAID}'`)), lte(orders.nextChangeAt, now));
const findExpired = statement((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(isExpired(sql.placeholder('now')))
    .limit(1),
);

/** Max number of orders that expire in one transaction. */
const EXPIRED_AT_ONCE = 500;
/** Arbitrary id of the advisory lock, so that one caller lets the orders expire and the others wait for it. */
const EXPIRY_LOCK = 4_710_002;

/**
 * Applies the automatic changes of orders as of their due time: unpaid orders expire and release their stock, refunds
 * are booked, and paid orders are packed and completed. There is no timer. This runs before each call that could see
 * the result, so nobody reads a stale order or balance.
 * @param memberId one member; all members by default
 */
export async function settleDueOrders(db: Database, now: Date, memberId?: string): Promise<void> {
  const due = await (memberId === undefined ? findDue(db, { now }) : findDueByMember(db, { memberId, now }));
  if (due.some(({ status }) => status === UNPAID)) await expireUnpaidOrders(db, now);
  for (const { id, status } of due) {
    if (status !== UNPAID) await transaction(db, (tx) => settleOrder(tx, id, now));
  }
}

/** Releases the stock of all expired unpaid orders, so that nobody reads stale stock. */
export async function expireUnpaidOrders(db: Database, now: Date): Promise<void> {
  while ((await findExpired(db, { now })).length > 0) await transaction(db, (tx) => expireNext(tx, now));
}

async function expireNext(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(EXPIRY_LOCK))})`);
  const expired = await tx
    .select()
    .from(orders)
    .where(isExpired(now))
    .orderBy(asc(orders.nextChangeAt), asc(orders.id))
    .limit(EXPIRED_AT_ONCE)
    .for('update');
  if (expired.length === 0) return;
  const lines = await selectLines(
    tx,
    expired.map(({ id }) => id),
  );
  const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  await releaseStock(tx, reservedStock(lines));
  await expireOrders(
    tx,
    expired.map((order) => ({ order, lines: linesByOrder.get(order.id) ?? [] })),
  );
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
    const { status, at } = change;
    // `expireUnpaidOrders` cancels orders.
    if (status === 'cancelled') return;
    order = await applyChange(tx, { order, lines }, { status, at });
  }
}

type LaterChange = { readonly status: Exclude<AutomaticChange['status'], 'cancelled'>; readonly at: Date };

async function applyChange(tx: Database, ordered: OrderWithLines, { status, at }: LaterChange) {
  const { order } = ordered;
  const { notes } = texts.orders;
  const system = { status, changedAt: at, actor: 'system' } as const;
  switch (status) {
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
