import type { OrderLineInput, OrderStatus } from '@gli/sdk';
import { checkPhone, cleanLine, decimal } from '@gli/validation';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isWithinDays } from '../../../core/contract/day-range.ts';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { statement } from '../../../core/data/statement.ts';
import { assertNotSuspended } from '../../../core/members/lock-member.ts';
import { invalidField, type Problem, problem } from '../../../core/problem/problem.ts';
import { sameInBoth, type Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { plusMs, toKoreanDate } from '../../../core/time/time.ts';
import {
  type OrderRow,
  orderLines,
  orderStatusChanges,
  orders,
  productRooms,
  products,
  type StatusChangeRow,
} from '../schema.ts';
import { PAYMENT_HOLD_MS } from './lifecycle.ts';
import { type CatalogSnapshot, priceLines } from './order-lines.ts';
import { getOrderOptions } from './order-options.ts';
import { orderView, orderViews, readOrderView } from './order-view.ts';
import {
  changeStatus,
  lockOrder,
  nextOrderNumber,
  type OrderChange,
  reservedStock,
  selectHistory,
} from './orders.ts';
import { recordFailure, repriceOrder, tryPayment, writePrices } from './payment.ts';
import { outOfStock, releaseStock, takeStock } from './stock.ts';
import { listStockNeeds } from './stock-rules.ts';

const findProducts = statement((db) =>
  db
    .select()
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::text[])`),
);

const findRooms = statement((db) =>
  db
    .select()
    .from(productRooms)
    .where(sql`${productRooms.productId} = any(${sql.placeholder('ids')}::text[])`),
);

/** Places an order and reserves its stock and prices for 30 minutes. */
export const createOrder = defineHandler(
  'createOrder',
  async ({ db, body, member, idempotencyKey, now, language, reply }) => {
    if (checkPhone(body.customer.phone) !== null) {
      throw invalidField('customer.phone', texts.validation.phone);
    }
    const today = toKoreanDate(now);
    const shelf = await readShelf(db, body.lines);
    const { lines, details } = priceLines(body.lines, body.token, shelf, today);
    if (Object.keys(details).length > 0) throw problem('validation_failed', { details });

    const needs = lines.flatMap((line) =>
      listStockNeeds(line).map((need) => ({ ...need, capacity: line.stockCapacity })),
    );
    const shortages = await takeStock(db, needs);
    if (shortages.length > 0) throw outOfStock(lines, shortages);

    const expiresAt = plusMs(now, PAYMENT_HOLD_MS);
    const orderId = newId('ord');
    const order: OrderRow = {
      ...UNPAID,
      id: orderId,
      number: await nextOrderNumber(db, today),
      memberId: member.id,
      idempotencyKey,
      status: 'pending_payment',
      token: body.token,
      total: decimal.sum(lines.map((line) => line.subtotal)),
      customerName: cleanLine(body.customer.name),
      customerPhone: body.customer.phone,
      customerAddress: body.customer.address ?? null,
      note: body.note ?? null,
      expiresAt,
      nextChangeAt: expiresAt,
      createdAt: now,
      updatedAt: now,
    };
    const rows = lines.map(({ stockCapacity: _, ...line }) => ({ ...line, orderId }));
    const change = { status: 'pending_payment', changedAt: now, actor: 'member', note: null } as const;
    const placed: StatusChangeRow = { ...change, orderId, position: 1 };
    await db.insert(orders).values(order);
    await db.insert(orderLines).values(rows);
    await db.insert(orderStatusChanges).values(placed);
    return reply(201, orderView(order, rows, [placed], { now, language }));
  },
);

const UNPAID = {
  paymentStatus: 'pending',
  paidAt: null,
  transactionId: null,
  failureReason: null,
  refundAmount: null,
  refundPercent: null,
  refundRequestedAt: null,
  refundTransactionId: null,
  refundedAt: null,
} as const;

async function readShelf(db: Database, lines: readonly OrderLineInput[]): Promise<CatalogSnapshot> {
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const found = await findProducts(db, { ids });
  const rooms = found.some(({ kind }) => kind === 'resort') ? await findRooms(db, { ids }) : [];
  return { products: new Map(found.map((row) => [row.id, row])), rooms };
}

/**
 * Pays an order from the member's balance. A rejected payment is recorded with its reason, and the order stays open.
 */
export const confirmOrderPayment = defineHandler(
  'confirmOrderPayment',
  async ({ db, body, path, member, now, language, reply }) => {
    const found = await lockOrder(db, path.id, member.id);
    if (!found) throw problem('not_found');
    if (!getOrderOptions(found.order, found.lines, now).actions.includes('confirm_payment')) {
      const { notPayable: error, notPayableAdvice: message } = texts.orders;
      throw problem('order_status_conflict', { error, message });
    }
    assertNotSuspended(member);
    const priced = await repriceOrder(db, found, body?.token ?? found.order.token);
    const { order } = priced;
    const transactionId = await tryPayment(db, priced, now);
    if (typeof transactionId !== 'string') return recordFailure(db, order, transactionId);

    if (priced !== found) await writePrices(db, priced);
    const paid = await changeStatus(
      db,
      priced,
      { status: 'paid', changedAt: now, actor: 'member', note: null },
      {
        token: order.token,
        total: order.total,
        paymentStatus: 'paid',
        paidAt: now,
        transactionId,
        expiresAt: null,
        failureReason: null,
      },
    );
    return reply(200, orderView(paid, priced.lines, await selectHistory(db, [order.id]), { now, language }));
  },
);

/**
 * Cancels an unpaid order, or a paid order that is still cancelable, which is refunded a minute later. Stock is
 * released immediately.
 */
export const cancelOrder = defineHandler(
  'cancelOrder',
  async ({ db, body, path, member, now, language, reply }) => {
    const found = await lockOrder(db, path.id, member.id);
    if (!found) throw problem('not_found');
    const { order, lines } = found;
    const { actions, refund } = getOrderOptions(order, lines, now);
    if (!actions.includes('cancel')) throw notCancellable(order);
    await releaseStock(db, reservedStock(lines));
    const { amount: refundAmount, percent: refundPercent } = refund;
    const columns: OrderChange =
      order.status === 'paid'
        ? { paymentStatus: 'refund_pending', refundAmount, refundPercent, refundRequestedAt: now }
        : { paymentStatus: 'cancelled', expiresAt: null };
    const note = body?.reason ? sameInBoth(body.reason) : null;
    const change = { status: 'cancelled', changedAt: now, actor: 'member', note } as const;
    const cancelled = await changeStatus(db, found, change, columns);
    return reply(200, orderView(cancelled, lines, await selectHistory(db, [order.id]), { now, language }));
  },
);

function notCancellable({ status }: OrderRow): Problem {
  return problem('order_status_conflict', {
    error: texts.orders.notCancellable,
    message: getReason(status),
  });
}

function getReason(status: OrderStatus): Text {
  const reasons = texts.orders.notCancellableReasons;
  if (status === 'cancelled' || status === 'refunded') return reasons.cancelled;
  return status === 'preparing' || status === 'completed' ? reasons[status] : reasons.late;
}

/** Returns one of the member's orders. Responds with 404 for another member's order. */
export const getOrder = defineHandler('getOrder', async ({ db, path, member, now, language, reply }) => {
  const own = and(eq(orders.id, path.id), eq(orders.memberId, member.id));
  const [order] = await db.select().from(orders).where(own);
  if (!order) throw problem('not_found');
  return reply(200, await readOrderView(db, order, { now, language }));
});

export const listOrders = defineHandler(
  'listOrders',
  async ({ db, query, url, member, now, language, reply }) => {
    const { status, token, idempotency_key: key, ordering = 'newest' } = query;
    const where = and(
      eq(orders.memberId, member.id),
      status && eq(orders.status, status),
      token && eq(orders.token, token),
      key === undefined ? undefined : eq(orders.idempotencyKey, key),
      isWithinDays(orders.createdAt, query),
    );
    const direction = ordering === 'oldest' ? asc : desc;
    const { limit, offset } = pageRange(query);
    const count = await db.$count(orders, where);
    const rows = await db
      .select()
      .from(orders)
      .where(where)
      .orderBy(direction(orders.createdAt), direction(orders.id))
      .limit(limit)
      .offset(offset);
    return reply(200, paged(url, query, count, await orderViews(db, rows, { now, language })));
  },
);
