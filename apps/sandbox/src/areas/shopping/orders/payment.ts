import type { Token } from '@gli/sdk';
import { calculateLinePrice, decimal, formatTokenAmount, getShortfall } from '@gli/validation';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { sqlState } from '../../../core/data/transaction.ts';
import { accountId } from '../../../core/ledger/ledger.ts';
import { lockedBalance } from '../../../core/ledger/post-entries.ts';
import { invalidField, type Problem, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { bookTransfer, type NewTransaction } from '../../wallet/index.ts';
import { ACCEPTED_TOKENS, priceIn } from '../catalog/prices.ts';
import {
  type OrderLineRow,
  type OrderRow,
  type OrderWithLines,
  orderLines,
  orders,
  productRooms,
  products,
} from '../schema.ts';
import { getSoldName } from './order-lines.ts';

type Money = { readonly token: Token; readonly amount: string; readonly at: Date };
type Seeded = NewTransaction['seeded'];

/**
 * Moves an order's total from the member to the shop, in the ledger and in the list of transactions.
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
  const { id } = await bookTransfer(tx, {
    kind: 'order_payment',
    account: { platform: 'shop' },
    memberId: order.memberId,
    type: 'purchase',
    purpose: 'order',
    ...{ token, amount, seeded },
    description: formatDescription(lines),
    reference: { type: 'order', id: order.id },
    createdAt: at,
  });
  return id;
}

/** Moves a refund back to the member, in the ledger and in the list of transactions. */
export async function giveRefund(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'memberId' | 'number'>,
  { token, amount, at }: Money,
  seeded?: Seeded,
): Promise<string> {
  const { id } = await bookTransfer(tx, {
    kind: 'order_refund',
    account: { platform: 'shop' },
    memberId: order.memberId,
    type: 'deposit',
    purpose: 'refund',
    ...{ token, amount, seeded },
    description: texts.orders.refund(order.number),
    reference: { type: 'order', id: order.id },
    createdAt: at,
  });
  return id;
}

function formatDescription(lines: readonly Pick<OrderLineRow, 'sold'>[]): Text {
  const [first, ...others] = lines;
  if (!first) throw new RangeError('An order has lines.');
  return texts.orders.bought({ name: getSoldName(first), people: null, more: others.length });
}

/**
 * Records why a payment was rejected. The order stays open. Return the problem instead of throwing it, because throwing
 * rolls back the record.
 */
export async function recordFailure(tx: Database, { id }: OrderRow, rejection: Problem): Promise<Problem> {
  const failureReason = { ko: rejection.envelope('ko').message, en: rejection.envelope('en').message };
  await tx.update(orders).set({ paymentStatus: 'failed', failureReason }).where(eq(orders.id, id));
  return rejection;
}

/**
 * Recalculates an order for another token at current prices. If the token is the order's own, keeps the original
 * prices. Writes nothing.
 * @throws Problem `validation_failed` for a token that not every product accepts
 */
export async function repriceOrder(
  db: Database,
  priced: OrderWithLines,
  token: Token,
): Promise<OrderWithLines> {
  const { order } = priced;
  if (token === order.token) return priced;
  const ids = priced.lines.map((line) => line.productId);
  const shelf = await db.select().from(products).where(inArray(products.id, ids));
  const rooms = await db.select().from(productRooms).where(inArray(productRooms.productId, ids));
  const accepted = ACCEPTED_TOKENS.filter((known) =>
    shelf.every((product) => product.acceptedTokens.includes(known)),
  );
  if (!accepted.some((known) => known === token))
    throw invalidField('token', texts.orders.acceptedTokens(accepted));
  const lines = priced.lines.map((line): OrderLineRow => {
    const room = rooms.find((row) => row.productId === line.productId && row.roomType === line.roomType);
    const product = shelf.find((row) => row.id === line.productId);
    const price = room?.nightlyPrice ?? product?.priceFrom;
    if (price === undefined) throw new RangeError(`${line.productId} has no price.`);
    const unitPrice = priceIn(token, price);
    return { ...line, unitPrice, subtotal: calculateLinePrice(unitPrice, line.quantity, line.nights) };
  });
  return { order: { ...order, token, total: decimal.sum(lines.map((line) => line.subtotal)) }, lines };
}

/** Stores new prices of the order's lines. The order's token and total are stored together with its status. */
export async function writePrices(tx: Database, { lines }: OrderWithLines): Promise<void> {
  for (const { orderId, lineNumber, unitPrice, subtotal } of lines) {
    await tx
      .update(orderLines)
      .set({ unitPrice, subtotal })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.lineNumber, lineNumber)));
  }
}

/**
 * Pays an order. A rejection by the ledger rolls back only the payment. Other errors are rethrown.
 * @returns the id of the transaction, or the reason for the rejection
 */
export async function tryPayment(tx: Database, ordered: OrderWithLines, at: Date): Promise<string | Problem> {
  const { order, lines } = ordered;
  const shortfall = await balanceShortfall(tx, order);
  if (shortfall !== null) return shortfall;
  try {
    return await tx.transaction((nested) =>
      takePayment(nested, order, lines, { token: order.token, amount: order.total, at }),
    );
  } catch (error) {
    // Class 23 is a violated table constraint, such as a balance below zero.
    if (sqlState(error)?.startsWith('23')) return problem('payment_failed');
    throw error;
  }
}

/** Returns a problem if the balance is insufficient, or null. The balance stays locked. */
async function balanceShortfall(tx: Database, { token, total, memberId }: OrderRow): Promise<Problem | null> {
  const account = accountId({ member: memberId, bucket: 'available' }, token);
  const available = await lockedBalance(tx, account);
  const missing = getShortfall(total, available);
  if (missing === null) return null;
  return problem('insufficient_balance', {
    message: texts.orders.shortfall({
      total: formatTokenAmount(total, 'en'),
      available: formatTokenAmount(available, 'en'),
      token,
    }),
    details: { token: [texts.orders.missing({ amount: formatTokenAmount(missing, 'en'), token })] },
  });
}
