import type { OrderLineInput } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import {
  orderLines,
  orderStatusChanges,
  orders,
  productRooms,
  products,
} from '../../data/schema/shopping.ts';
import { HOLD_MS } from '../../domain/shopping/lifecycle.ts';
import { stockNeedsOf } from '../../domain/shopping/stock.ts';
import { plusMs, toKoreanDate } from '../../domain/time.ts';
import { problem } from '../../problem.ts';
import { priceLines, type Shelf } from '../../shopping/order-lines.ts';
import { readOrderView } from '../../shopping/order-view.ts';
import { nextOrderNumber } from '../../shopping/orders.ts';
import { outOfStock } from '../../shopping/out-of-stock.ts';
import { takeStock } from '../../shopping/stock.ts';
import { defineHandler } from '../handler.ts';

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
    const [order] = await db
      .insert(orders)
      .values({
        id: newId('ord'),
        number: await nextOrderNumber(db, today),
        memberId: member.id,
        status: 'pending_payment',
        token: body.token,
        total: decimal.sum(lines.map((line) => line.subtotal)),
        customerName: body.customer.name,
        customerPhone: body.customer.phone,
        customerAddress: body.customer.address ?? null,
        note: body.note ?? null,
        paymentStatus: 'pending',
        expiresAt,
        nextChangeAt: expiresAt,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!order) throw new RangeError('The order was not written.');
    const orderId = order.id;
    await db.insert(orderLines).values(lines.map(({ stockCapacity: _, ...line }) => ({ ...line, orderId })));
    await db
      .insert(orderStatusChanges)
      .values({ orderId, position: 1, status: 'pending_payment', changedAt: now, actor: 'member' });
    return reply(201, await readOrderView(db, order, { now, language }));
  },
);

async function readShelf(db: Database, lines: readonly OrderLineInput[]): Promise<Shelf> {
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const found = await db.select().from(products).where(inArray(products.id, ids));
  const rooms = await db.select().from(productRooms).where(inArray(productRooms.productId, ids));
  return { products: new Map(found.map((row) => [row.id, row])), rooms };
}
