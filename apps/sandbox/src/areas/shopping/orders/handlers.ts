import type { OrderLineInput } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { dayRange } from '../../../core/contract/day-range.ts';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { rowInsert } from '../../../core/data/row-statements.ts';
import { statement } from '../../../core/data/statement.ts';
import { assertNotSuspended } from '../../../core/members/lock-member.ts';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import { sameInBoth, type Text } from '../../../core/text/text.ts';
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
import { HOLD_MS } from './lifecycle.ts';
import { priceLines, type Shelf } from './order-lines.ts';
import { optionsOf } from './order-options.ts';
import { orderView, orderViews, readOrderView } from './order-view.ts';
import {
  changeStatus,
  heldStock,
  historyOf,
  lockOrder,
  nextOrderNumber,
  type OrderChange,
} from './orders.ts';
import { recordFailure, repriceOrder, tryPayment, writePrices } from './payment.ts';
import { outOfStock, releaseStock, takeStock } from './stock.ts';
import { stockNeedsOf } from './stock-rules.ts';

const insertOrder = rowInsert(orders);
const insertLine = rowInsert(orderLines);
const insertChange = rowInsert(orderStatusChanges);

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

/** Places an order and holds its stock and prices for 30 minutes. */
export const createOrder = defineHandler(
  'createOrder',
  async ({ db, body, member, now, language, reply }) => {
    const today = toKoreanDate(now);
    const shelf = await readShelf(db, body.lines);
    const { lines, details } = priceLines(body.lines, body.token, shelf, today);
    if (Object.keys(details).length > 0) throw problem('validation_failed', { details });

    const needs = lines.flatMap((line) =>
      stockNeedsOf(line).map((need) => ({ ...need, capacity: line.stockCapacity })),
    );
    const shortages = await takeStock(db, needs);
    if (shortages.length > 0) throw outOfStock(lines, shortages);

    const expiresAt = plusMs(now, HOLD_MS);
    const orderId = newId('ord');
    const order: OrderRow = {
      ...UNPAID,
      id: orderId,
      number: await nextOrderNumber(db, today),
      memberId: member.id,
      status: 'pending_payment',
      token: body.token,
      total: decimal.sum(lines.map((line) => line.subtotal)),
      customerName: body.customer.name,
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
    await insertOrder(db, order);
    for (const row of rows) await insertLine(db, row);
    await insertChange(db, placed);
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

async function readShelf(db: Database, lines: readonly OrderLineInput[]): Promise<Shelf> {
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const found = await findProducts(db, { ids });
  const rooms = found.some(({ kind }) => kind === 'resort') ? await findRooms(db, { ids }) : [];
  return { products: new Map(found.map((row) => [row.id, row])), rooms };
}

/** Pays an order from the member's balance. A refused payment is recorded with its reason; the order stays open. */
export const confirmOrderPayment = defineHandler(
  'confirmOrderPayment',
  async ({ db, body, path, member, now, language, reply }) => {
    const found = await lockOrder(db, path.id, member.id);
    if (!found) throw problem('not_found');
    if (!optionsOf(found.order, found.lines, now).actions.includes('confirm_payment')) throw notPayable();
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
    return reply(200, orderView(paid, priced.lines, await historyOf(db, [order.id]), { now, language }));
  },
);

function notPayable(): Problem {
  return problem('order_status_conflict', {
    error: { ko: '결제할 수 없는 주문입니다.', en: 'This order cannot be paid.' },
    message: {
      ko: '결제를 기다리는 주문이 아닙니다. 새로 주문해 주세요.',
      en: 'This order is no longer waiting for payment. Place a new order.',
    },
  });
}

/** Cancels an unpaid order, or a paid one in time; its refund follows a minute later. Stock is released immediately. */
export const cancelOrder = defineHandler(
  'cancelOrder',
  async ({ db, body, path, member, now, language, reply }) => {
    const found = await lockOrder(db, path.id, member.id);
    if (!found) throw problem('not_found');
    const { order, lines } = found;
    const { actions, refund } = optionsOf(order, lines, now);
    if (!actions.includes('cancel')) throw notCancellable(order);
    await releaseStock(db, heldStock(lines));
    const { amount: refundAmount, percent: refundPercent } = refund;
    const columns: OrderChange =
      order.status === 'paid'
        ? { paymentStatus: 'refund_pending', refundAmount, refundPercent, refundRequestedAt: now }
        : { paymentStatus: 'cancelled', expiresAt: null };
    const note = body?.reason ? sameInBoth(body.reason) : null;
    const change = { status: 'cancelled', changedAt: now, actor: 'member', note } as const;
    const cancelled = await changeStatus(db, found, change, columns);
    return reply(200, orderView(cancelled, lines, await historyOf(db, [order.id]), { now, language }));
  },
);

function notCancellable({ status }: OrderRow): Problem {
  return problem('order_status_conflict', {
    error: { ko: '취소할 수 없는 주문입니다.', en: 'This order cannot be cancelled.' },
    message: REASONS[status] ?? {
      ko: '취소 기한이 지나 더 이상 취소할 수 없습니다.',
      en: 'The time in which this order could be cancelled is over.',
    },
  });
}

const IS_CANCELLED = { ko: '이미 취소된 주문입니다.', en: 'This order is cancelled already.' };
const REASONS: { readonly [Status in OrderRow['status']]?: Text } = {
  preparing: {
    ko: '상품을 준비하고 있어 더 이상 취소할 수 없습니다.',
    en: 'This order is being prepared and can no longer be cancelled.',
  },
  completed: { ko: '이미 완료된 주문입니다.', en: 'This order is completed.' },
  cancelled: IS_CANCELLED,
  refunded: IS_CANCELLED,
};

/** One of the member's orders; another member's is not found. */
export const getOrder = defineHandler('getOrder', async ({ db, path, member, now, language, reply }) => {
  const own = and(eq(orders.id, path.id), eq(orders.memberId, member.id));
  const [order] = await db.select().from(orders).where(own);
  if (!order) throw problem('not_found');
  return reply(200, await readOrderView(db, order, { now, language }));
});

export const listOrders = defineHandler(
  'listOrders',
  async ({ db, query, url, member, now, language, reply }) => {
    const { status, token, ordering = 'newest' } = query;
    const { since, before } = dayRange(query);
    const where = and(
      eq(orders.memberId, member.id),
      status && eq(orders.status, status),
      token && eq(orders.token, token),
      since && gte(orders.createdAt, since),
      before && lt(orders.createdAt, before),
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
