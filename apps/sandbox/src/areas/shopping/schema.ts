import type {
  CancellationRule,
  OrderPaymentStatus,
  OrderStatus,
  OrderStatusChange,
  Picture,
  ProductKind,
  ProductUnit,
  RoomType,
  Token,
} from '@gli/sdk';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { amount, rate, reference, time } from '../../core/data/columns.ts';
import { keptRows } from '../../core/members/personal-data.ts';
import { members } from '../../core/members/schema.ts';
import type { Text } from '../../core/text/text.ts';

/** Texts in both languages. */
type InBoth<Words> = { readonly ko: Words; readonly en: Words };

export type ProductTexts = {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly pictures: readonly Picture[];
  readonly highlights: readonly string[];
  readonly policySummary: string;
  /** Null for goods. */
  readonly location: {
    readonly place: string;
    readonly address: string;
    readonly directions: string | null;
  } | null;
};

export type RoomTexts = {
  readonly name: string;
  readonly beds: string;
  readonly amenities: readonly string[];
  readonly picture: Picture;
};

/** A product's texts at the time of sale, stored with the order. */
type SoldTexts = { readonly name: string; readonly picture: Picture };

export const shoppingCategories = pgTable('shopping_categories', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  kind: text().$type<ProductKind>().notNull(),
  icon: text().notNull(),
  position: integer().notNull(),
  texts: jsonb().$type<InBoth<{ name: string; description: string }>>().notNull(),
});

/** Products. Prices are in GLIL. `search_text` contains the names and `place` in lowercase. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    categoryId: reference(() => shoppingCategories.id),
    kind: text().$type<ProductKind>().notNull(),
    unit: text().$type<ProductUnit>().notNull(),
    nameKo: text().notNull(),
    nameEn: text().notNull(),
    searchText: text().notNull(),
    texts: jsonb().$type<InBoth<ProductTexts>>().notNull(),
    /** Lowest price per unit, in GLIL. */
    priceFrom: amount().notNull(),
    acceptedTokens: jsonb().$type<Token[]>().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    checkInTime: text(),
    checkOutTime: text(),
    visitTimes: jsonb().$type<string[]>().notNull(),
    /** Max guests per seating. */
    seatCount: integer(),
    cancellationRules: jsonb().$type<CancellationRule[]>().notNull(),
    maximumQuantity: integer().notNull(),
    maximumNights: integer(),
    /** Days from today to the first bookable day. Null for goods. */
    bookableAfterDays: integer(),
    /** Length of the bookable period in days. */
    bookableDays: integer(),
    /** Last bookable day, if set. */
    bookableUntilOn: date(),
    rating: doublePrecision(),
    reviewCount: integer().notNull().default(0),
    /** Position on the shop's front page. Null if the product is not shown there. */
    featuredPosition: integer(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [index().on(table.categoryId)],
);

export const productRooms = pgTable(
  'product_rooms',
  {
    productId: reference(() => products.id),
    roomType: text().$type<RoomType>().notNull(),
    capacity: integer().notNull(),
    floorAreaM2: integer().notNull(),
    roomCount: integer().notNull(),
    nightlyPrice: amount().notNull(),
    texts: jsonb().$type<InBoth<RoomTexts>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.roomType] })],
);

/**
 * Sold and reserved quantity of countable stock: pieces of goods, rooms of a type per night, seats per seating. A night
 * or seating without a row is available. The check is the last line of defense against selling a room twice.
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    /** Product, slot and day in one text, such as `prd_4wn8d2tk6r/deluxe/2026-12-12`. */
    id: text().primaryKey(),
    productId: reference(() => products.id),
    /** Room type or seating time. Empty for goods. */
    slot: text().notNull(),
    /** Null for goods. */
    day: date(),
    capacity: integer().notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    index().on(table.productId, table.day),
    check('taken_within_capacity', sql`${table.taken} between 0 and ${table.capacity}`),
  ],
);

const keptOrders = {
  id: text().primaryKey(),
  number: text().notNull().unique(),
  memberId: reference(() => members.id),
  idempotencyKey: text(),
  status: text().$type<OrderStatus>().notNull(),
  token: text().$type<Token>().notNull(),
  total: amount().notNull(),
  customerName: text().notNull(),
  customerPhone: text().notNull(),
  customerAddress: text(),
  note: text(),
  paymentStatus: text().$type<OrderPaymentStatus>().notNull(),
  paidAt: time(),
  transactionId: text(),
  expiresAt: time(),
  /** Reason for the last rejected payment. */
  failureReason: jsonb().$type<Text>(),
  /** Set when a paid order is canceled. */
  refundAmount: amount(),
  refundPercent: rate(),
  refundRequestedAt: time(),
  refundTransactionId: text(),
  refundedAt: time(),
  /** Time of the order's next automatic change (it expires, is packed, is refunded). Null if there is none. */
  nextChangeAt: time(),
  createdAt: time().notNull(),
  updatedAt: time().notNull(),
};

/** Orders. `total` is the sum of the lines, because the shop charges no fee and gives no discount. */
export const orders = pgTable('orders', keptOrders, (table) => [
  index().on(table.memberId, table.createdAt, table.id),
  index().on(table.memberId, table.idempotencyKey),
  index('orders_due_index').on(table.nextChangeAt).where(sql`next_change_at is not null`),
  index('orders_due_of_member_index')
    .on(table.memberId, table.nextChangeAt)
    .where(sql`next_change_at is not null`),
]);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: reference(() => orders.id),
    lineNumber: integer().notNull(),
    productId: reference(() => products.id),
    kind: text().$type<ProductKind>().notNull(),
    unit: text().$type<ProductUnit>().notNull(),
    sold: jsonb().$type<InBoth<SoldTexts>>().notNull(),
    quantity: integer().notNull(),
    unitPrice: amount().notNull(),
    subtotal: amount().notNull(),
    roomType: text().$type<RoomType>(),
    checkInDate: date(),
    checkOutDate: date(),
    nights: integer(),
    visitAt: time(),
    guests: integer(),
    /** Time of check-in or visit. Null for goods. The cancellation rules count back from it. */
    startsAt: time(),
    /** Time of check-out, or end of the visit. Null for goods. */
    endsAt: time(),
    cancellationRules: jsonb().$type<CancellationRule[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.lineNumber] })],
);

export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    orderId: reference(() => orders.id),
    /** Position in the order's history, starting at 1. */
    position: integer().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    changedAt: time().notNull(),
    actor: text().$type<OrderStatusChange['actor']>().notNull(),
    note: jsonb().$type<Text>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** Last order number assigned on each day. */
export const orderNumbers = pgTable('order_numbers', {
  day: date().primaryKey(),
  lastNumber: integer().notNull(),
});

export type ProductRow = typeof products.$inferSelect;
export type RoomRow = typeof productRooms.$inferSelect;
export type CategoryRow = typeof shoppingCategories.$inferSelect;

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type StatusChangeRow = typeof orderStatusChanges.$inferSelect;

/** An order with its sorted lines. */
export type OrderWithLines = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] };

/** Orders are kept, because commercial law requires the contracts. */
export const orderData = keptRows(orders, orders.memberId, keptOrders);
