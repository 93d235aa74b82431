import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { invalidField, type Problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { type NewTransaction, recordTransaction } from '../../wallet/index.ts';
import { ACCEPTED_TOKENS, priceIn } from '../catalogue/prices.ts';
import {
  type OrderLineRow,
  type OrderRow,
  type OrderWithLines,
  orderLines,
  orders,
  productRooms,
  products,
} from '../schema.ts';
import { lineSubtotal, tokensText } from './order-lines.ts';

type Money = { readonly token: Token; readonly amount: string; readonly at: Date };
type Seeded = NewTransaction['seeded'];

/**
 * Moves an order's total from the member to the mall, in the ledger and in the list of transactions.
 * @returns the id of the transaction
 * @throws Problem `insufficient_balance`
 */
export async function takePayment(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'memberId'>,
  lines: readonly Pick<OrderLineRow, 'sold'>[],
  { token, amount, at }: Money,
  seeded?: Seeded,
): Promise<string> {
  const { id, memberId } = order;
  const entries = transfer(token, amount, { member: memberId, bucket: 'available' }, { platform: 'shop' });
  await postEntries(tx, { kind: 'order_payment', entries }, { memberId, referenceId: id, postedAt: at });
  const { id: transactionId } = await recordTransaction(tx, {
    memberId,
    type: 'purchase',
    token,
    amount,
    description: descriptionOf(lines),
    reference: { type: 'order', id },
    createdAt: at,
    ...(seeded ? { seeded } : {}),
  });
  return transactionId;
}

/** Moves a refund back to the member, in the ledger and in the list of transactions. */
export async function giveRefund(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'memberId' | 'number'>,
  { token, amount, at }: Money,
  seeded?: Seeded,
): Promise<string> {
  const { id, memberId, number } = order;
  const entries = transfer(token, amount, { platform: 'shop' }, { member: memberId, bucket: 'available' });
  await postEntries(tx, { kind: 'order_refund', entries }, { memberId, referenceId: id, postedAt: at });
  const { id: transactionId } = await recordTransaction(tx, {
    memberId,
    type: 'deposit',
    token,
    amount,
    description: { ko: `주문 ${number} 환불`, en: `Refund of order ${number}` },
    reference: { type: 'order', id },
    createdAt: at,
    ...(seeded ? { seeded } : {}),
  });
  return transactionId;
}

/** The first product, and how many more there are. */
function descriptionOf(lines: readonly Pick<OrderLineRow, 'sold'>[]): Text {
  const [first, ...others] = lines;
  if (!first) throw new RangeError('An order has lines.');
  const { ko, en } = first.sold;
  if (others.length === 0) return { ko: ko.name, en: en.name };
  return { ko: `${ko.name} 외 ${others.length}건`, en: `${en.name} and ${others.length} more` };
}

/** Notes why a payment was refused; the order stays open. Answered with the problem, not thrown, so it is kept. */
export async function keepFailure(tx: Database, { id }: OrderRow, refusal: Problem): Promise<Problem> {
  const reason = (language: 'ko' | 'en') => refusal.envelope(language).message;
  await tx
    .update(orders)
    .set({ paymentStatus: 'failed', failureReason: { ko: reason('ko'), en: reason('en') } })
    .where(eq(orders.id, id));
  return refusal;
}

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
