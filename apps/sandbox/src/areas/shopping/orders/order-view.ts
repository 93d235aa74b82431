import type { Order, OrderLine, OrderRefund, OrderStatusChange } from '@gli/sdk';
import type { Viewing } from '../../../core/contract/handler.ts';
import type { Database } from '../../../core/data/database.ts';
import type { Language } from '../../../core/text/text.ts';
import { toKoreanTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import type { OrderLineRow, OrderRow, StatusChangeRow } from '../schema.ts';
import { getOrderOptions } from './order-options.ts';
import { selectHistory, selectLines } from './orders.ts';

/** Returns complete orders with lines, payment and history, in the given order. */
export async function orderViews(
  db: Database,
  rows: readonly OrderRow[],
  viewing: Viewing,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = Map.groupBy(await selectLines(db, ids), (line) => line.orderId);
  const history = Map.groupBy(await selectHistory(db, ids), (change) => change.orderId);
  return rows.map((row) => orderView(row, lines.get(row.id) ?? [], history.get(row.id) ?? [], viewing));
}

export async function readOrderView(db: Database, row: OrderRow, viewing: Viewing): Promise<Order> {
  const [view] = await orderViews(db, [row], viewing);
  if (!view) throw new RangeError(`No view of ${row.id}.`);
  return view;
}

/** Builds an order from its rows, without rereading rows that the caller has just written. */
export function orderView(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  history: readonly StatusChangeRow[],
  { now, language }: Viewing,
): Order {
  const options = getOrderOptions(order, lines, now);
  return {
    id: order.id,
    idempotency_key: order.idempotencyKey,
    number: order.number,
    status: order.status,
    lines: lines.map((line) => lineView(line, language)),
    token: order.token,
    totals: { subtotal: order.total, discount: '0', fee: '0', total: order.total },
    customer: { name: order.customerName, phone: order.customerPhone, address: order.customerAddress },
    note: order.note,
    payment: {
      status: order.paymentStatus,
      method: 'platform_balance',
      paid_at: toTimestampOrNull(order.paidAt),
      transaction_id: order.transactionId,
      expires_at: toTimestampOrNull(order.expiresAt),
      failure_reason: order.failureReason?.[language] ?? null,
      refund: refundView(order),
    },
    status_history: history.map((change) => changeView(change, language)),
    allowed_actions: [...options.actions],
    cancellable_until: toTimestampOrNull(options.cancellableUntil),
    refundable_amount: options.refund.amount,
    created_at: toKoreanTimestamp(order.createdAt),
    updated_at: toKoreanTimestamp(order.updatedAt),
  };
}

function lineView(line: OrderLineRow, language: Language): OrderLine {
  const { name, picture } = line.sold[language];
  return {
    line_number: line.lineNumber,
    product_id: line.productId,
    product_name: name,
    kind: line.kind,
    picture,
    unit: line.unit,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    room_type: line.roomType,
    check_in_date: line.checkInDate,
    check_out_date: line.checkOutDate,
    nights: line.nights,
    visit_at: toTimestampOrNull(line.visitAt),
    guests: line.guests,
    subtotal: line.subtotal,
  };
}

function refundView(order: OrderRow): OrderRefund | null {
  const { refundAmount: amount, refundPercent: percent, refundRequestedAt: requestedAt } = order;
  if (amount === null || percent === null || requestedAt === null) return null;
  return {
    status: order.refundedAt === null ? 'pending' : 'completed',
    amount,
    refund_percent: percent,
    transaction_id: order.refundTransactionId,
    requested_at: toKoreanTimestamp(requestedAt),
    refunded_at: toTimestampOrNull(order.refundedAt),
  };
}

function changeView(
  { status, changedAt, actor, note }: StatusChangeRow,
  language: Language,
): OrderStatusChange {
  return { status, changed_at: toKoreanTimestamp(changedAt), actor, note: note?.[language] ?? null };
}
