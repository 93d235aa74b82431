import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { invalidField } from '../../../core/problem/problem.ts';
import { ACCEPTED_TOKENS, priceIn } from '../catalogue/prices.ts';
import { orderLines, productRooms, products } from '../schema.ts';
import { lineSubtotal, tokensText } from './order-lines.ts';
import type { OrderLineRow, OrderWithLines } from './order-row.ts';

/**
 * An order as it would be in another token, at present prices; as it is in its own, whose prices were fixed when it was
 * placed. Writes nothing.
 * @throws Problem `validation_failed` for a token that not every product takes
 */
export async function priceAnew(db: Database, priced: OrderWithLines, token: Token): Promise<OrderWithLines> {
  const { order } = priced;
  if (token === order.token) return priced;
  const ids = priced.lines.map((line) => line.productId);
  const shelf = await db.select().from(products).where(inArray(products.id, ids));
  const rooms = await db.select().from(productRooms).where(inArray(productRooms.productId, ids));
  const accepted = ACCEPTED_TOKENS.filter((known) =>
    shelf.every((product) => product.acceptedTokens.includes(known)),
  );
  if (!accepted.some((known) => known === token)) throw invalidField('token', tokensText(accepted));
  const lines = priced.lines.map((line): OrderLineRow => {
    const room = rooms.find((row) => row.productId === line.productId && row.roomType === line.roomType);
    const product = shelf.find((row) => row.id === line.productId);
    const price = room?.nightlyPrice ?? product?.priceFrom;
    if (price === undefined) throw new RangeError(`${line.productId} has no price.`);
    const unitPrice = priceIn(token, price);
    return { ...line, unitPrice, subtotal: lineSubtotal(unitPrice, line.quantity, line.nights) };
  });
  return { order: { ...order, token, total: decimal.sum(lines.map((line) => line.subtotal)) }, lines };
}

/** Writes the prices of lines; the order's own token and total are written with its status. */
export async function writePrices(tx: Database, { lines }: OrderWithLines): Promise<void> {
  for (const { orderId, lineNumber, unitPrice, subtotal } of lines) {
    await tx
      .update(orderLines)
      .set({ unitPrice, subtotal })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.lineNumber, lineNumber)));
  }
}
