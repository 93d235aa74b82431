import type { Order, OrderLine } from '@gli/sdk';
import { eq } from 'drizzle-orm';
import { contractExample } from '../../../core/contract/contract-example.ts';
import { DEMO_MEMBERS } from '../../../core/seed/demo-members.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { sameInBoth, type Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { plusMs, toKoreanDate } from '../../../core/time/time.ts';
import { nextAutomaticChange, PAYMENT_HOLD_MS } from '../orders/lifecycle.ts';
import { getLineTimes, getSoldTexts } from '../orders/order-lines.ts';
import { orderNumber } from '../orders/orders.ts';
import { giveRefund, takePayment } from '../orders/payment.ts';
import { takeStock } from '../orders/stock.ts';
import { listStockNeeds } from '../orders/stock-rules.ts';
import {
  type OrderLineRow,
  type OrderRow,
  orderLines,
  orderNumbers,
  orderStatusChanges,
  orders,
  products,
} from '../schema.ts';
import { readTransactionHashes } from './product-files.ts';
import type { ProductSeed } from './product-seed.ts';

type Hashes = Readonly<Record<string, string>>;

/** Time since Kim placed the unpaid order. It leaves 22 minutes to pay, as in the contract's examples. */
const PLACED_AGO_MS = (7 * 60 + 52) * 1000;
const PENDING = 'ord_5rt9w3jk7c';

/** Notes by operators, which the contract shows only in Korean. */
const { notes } = texts.orders;
const NOTES: readonly Text[] = [
  notes.packed,
  notes.delivered,
  notes.refunded({ amount: '150', token: 'GLIL' }),
];

/** Seeds Kim's orders from the contract's examples, with their payments, refund and stock, except the unpaid one. */
export function seedKimsOrders(context: SeedContext, seeds: readonly ProductSeed[]): Promise<void> {
  return seedExampleOrders(context, seeds, ({ id }) => id !== PENDING);
}

/** Seeds Kim's unpaid order from the contract's examples, and reserves its stock. */
export function seedPendingOrder(context: SeedContext, seeds: readonly ProductSeed[]): Promise<void> {
  return seedExampleOrders(context, seeds, ({ id }) => id === PENDING);
}

async function seedExampleOrders(
  context: SeedContext,
  seeds: readonly ProductSeed[],
  isSelected: (order: Order) => boolean,
): Promise<void> {
  const { results } = contractExample<{ results: Order[] }>('listOrders', 'orders');
  const hashes = readTransactionHashes();
  for (const order of results.filter(isSelected)) await seedOrder(context, order, seeds, hashes);
}

async function seedOrder(
  context: SeedContext,
  order: Order,
  seeds: readonly ProductSeed[],
  hashes: Hashes,
): Promise<void> {
  const { db, now, at } = context;
  const isPending = order.id === PENDING;
  const placedAt = isPending ? plusMs(now, -PLACED_AGO_MS) : at(order.created_at);
  const time = (text: string | null): Date | null => (text === null ? null : at(text));
  const { payment, customer } = order;
  const day = toKoreanDate(placedAt);
  const running = Number(order.number.slice(-4));
  const row = {
    id: order.id,
    idempotencyKey: order.idempotency_key,
    number: orderNumber(day, running),
    memberId: DEMO_MEMBERS.kim.id,
    status: order.status,
    token: order.token,
    total: order.totals.total,
    customerName: customer.name,
    customerPhone: customer.phone,
    customerAddress: customer.address,
    note: order.note,
    paymentStatus: payment.status,
    paidAt: time(payment.paid_at),
    transactionId: payment.transaction_id,
    expiresAt: isPending ? plusMs(placedAt, PAYMENT_HOLD_MS) : null,
    refundAmount: payment.refund?.amount ?? null,
    refundPercent: payment.refund?.refund_percent ?? null,
    refundRequestedAt: time(payment.refund?.requested_at ?? null),
    refundTransactionId: payment.refund?.transaction_id ?? null,
    refundedAt: time(payment.refund?.refunded_at ?? null),
    createdAt: placedAt,
    updatedAt: isPending ? placedAt : at(order.updated_at),
  };
  const lines = await Promise.all(order.lines.map((line) => lineRow(context, order.id, line, seeds)));
  const endings = lines.map((line) => line.endsAt);
  await db.insert(orders).values({ ...row, nextChangeAt: nextAutomaticChange(row, endings)?.at ?? null });
  await db.insert(orderLines).values(lines);
  await db.insert(orderStatusChanges).values(
    order.status_history.map(({ status, changed_at, actor, note }, index) => ({
      orderId: order.id,
      position: index + 1,
      status,
      changedAt: isPending ? placedAt : at(changed_at),
      actor,
      note: note === null ? null : (NOTES.find((known) => known.ko === note) ?? sameInBoth(note)),
    })),
  );
  await db.insert(orderNumbers).values({ day, lastNumber: running });
  await seedMoney(context, order, row, { lines, hashes });
  if (order.status === 'paid' || isPending) await holdStock(context, lines, seeds);
}

async function lineRow(
  { db, at, on }: SeedContext,
  orderId: string,
  line: OrderLine,
  seeds: readonly ProductSeed[],
): Promise<OrderLineRow> {
  const [product] = await db.select().from(products).where(eq(products.id, line.product_id));
  const seed = seeds.find(({ id }) => id === line.product_id);
  if (!product || !seed) throw new RangeError(`${line.product_id} is not seeded.`);
  const checkInDate = line.check_in_date && on(line.check_in_date);
  const checkOutDate = line.check_out_date && on(line.check_out_date);
  const visitAt = line.visit_at === null ? null : at(line.visit_at);
  return {
    orderId,
    lineNumber: line.line_number,
    productId: line.product_id,
    kind: line.kind,
    unit: line.unit,
    sold: getSoldTexts(product),
    quantity: line.quantity,
    unitPrice: line.unit_price,
    subtotal: line.subtotal,
    roomType: line.room_type,
    checkInDate,
    checkOutDate,
    nights: line.nights,
    visitAt,
    guests: line.guests,
    ...getLineTimes({ checkInDate, checkOutDate, visitAt }, product),
    cancellationRules: product.cancellationRules,
  };
}

type SeededOrder = Pick<OrderRow, 'id' | 'memberId' | 'number' | 'paidAt' | 'refundedAt'>;

async function seedMoney(
  { db }: SeedContext,
  { token, totals, payment }: Order,
  row: SeededOrder,
  { lines, hashes }: { lines: readonly OrderLineRow[]; hashes: Hashes },
): Promise<void> {
  const seeded = (id: string) => ({ id, hash: hashes[id] });
  if (row.paidAt !== null && payment.transaction_id !== null) {
    const money = { token, amount: totals.total, at: row.paidAt };
    await takePayment(db, row, lines, money, seeded(payment.transaction_id));
  }
  const { refund } = payment;
  if (row.refundedAt !== null && refund?.transaction_id) {
    const money = { token, amount: refund.amount, at: row.refundedAt };
    await giveRefund(db, row, money, seeded(refund.transaction_id));
  }
}

async function holdStock(
  { db }: SeedContext,
  lines: readonly OrderLineRow[],
  seeds: readonly ProductSeed[],
): Promise<void> {
  // The seeded stock already accounts for the goods.
  const booked = lines.filter((line) => line.kind !== 'goods');
  const needs = booked.flatMap((line) => {
    const seed = seeds.find(({ id }) => id === line.productId);
    const room = seed?.rooms.find(({ roomType }) => roomType === line.roomType);
    const capacity = room?.roomCount ?? seed?.seatCount ?? 0;
    return listStockNeeds(line).map((need) => ({ ...need, capacity }));
  });
  const shortages = new Set((await takeStock(db, needs)).map(({ id }) => id));
  // Dates move with today, so a stay can fall on a fully booked holiday. In that case, it uses one of the booked rooms.
  if (shortages.size > 0)
    await takeStock(
      db,
      needs.filter(({ id }) => !shortages.has(id)),
    );
}
