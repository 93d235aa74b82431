import type { OrderLineInput } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { sql } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { rowInsert } from '../../../core/data/row-statements.ts';
import { statement } from '../../../core/data/statement.ts';
import { problem } from '../../../core/problem/problem.ts';
import { plusMs, toKoreanDate } from '../../../core/time/time.ts';
import { orderLines, orderStatusChanges, orders, productRooms, products } from '../schema.ts';
import { HOLD_MS } from './lifecycle.ts';
import { priceLines, type Shelf } from './order-lines.ts';
import type { OrderRow, StatusChangeRow } from './order-row.ts';
import { orderView } from './order-view.ts';
import { nextOrderNumber } from './orders.ts';
import { outOfStock } from './out-of-stock.ts';
import { takeStock } from './stock.ts';
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

/** Places an order and holds its stock and prices for 30 minutes; all of it or nothing. */
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
    const placed: StatusChangeRow = {
      orderId,
      position: 1,
      status: 'pending_payment',
      changedAt: now,
      actor: 'member',
      note: null,
    };
    await insertOrder(db, order);
    for (const row of rows) await insertLine(db, row);
    await insertChange(db, placed);
    return reply(201, orderView(order, rows, [placed], { now, language }));
  },
);

/** What of an order has not happened yet. */
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
