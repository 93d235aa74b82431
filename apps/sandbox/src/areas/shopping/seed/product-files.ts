import {
  zCancellationRule,
  zId,
  zProduct,
  zProductKind,
  zProductLocation,
  zProductRoom,
  zRoomType,
  zTokenAmount,
} from '@gli/sdk/schemas';
import * as z from 'zod';
import { readSeedFile } from '../../../core/seed/seed-file.ts';
import { zText } from '../../../core/seed/seed-schemas.ts';

const { slug, rating, review_count, stock_count, visit_times } = zProduct.shape;
const zCommon = z.strictObject({
  ...{ id: zId, slug, rating, review_count },
  name: zText,
  summary: zText,
  description: zText,
  /** Alt text of the cover. */
  cover_alt: zText,
  highlights: z.array(zText),
  listed_on: z.iso.date(),
  featured_position: z.int().min(1).nullable().default(null),
});

const { latitude, longitude } = zProductLocation.shape;
const location = z.strictObject({
  ...{ latitude, longitude },
  place: zText,
  address: zText,
  directions: zText,
});

const { capacity, floor_area_m2, room_count, available_count } = zProductRoom.shape;
const zRoom = z.strictObject({
  ...{ room_type: zRoomType, capacity, floor_area_m2, room_count },
  name: zText,
  beds: zText,
  amenities: z.array(zText),
  nightly_price: zTokenAmount,
  /** Number of free rooms on the first night that has any. */
  free_on_first_night: available_count,
});

const zStay = zCommon.extend({ location, rooms: z.array(zRoom).min(1) });
const zGoods = zCommon.extend({ price: zTokenAmount, stock_count });
const zRestaurant = zCommon.extend({ location, price: zTokenAmount, visit_times });
const zPolicies = z.record(
  zProductKind,
  z.strictObject({ summary: zText, rules: z.array(zCancellationRule) }),
);
const zSoldOutNights = z.array(
  z.strictObject({ product_id: zId, room_type: zRoomType, dates: z.array(z.iso.date()) }),
);
const zOrders = z.strictObject({
  transaction_hashes: z.record(z.string(), z.string()),
});

export type RoomEntry = z.output<typeof zRoom>;
export type StayEntry = z.output<typeof zStay>;
export type GoodsEntry = z.output<typeof zGoods>;
export type RestaurantEntry = z.output<typeof zRestaurant>;
export type Policies = z.output<typeof zPolicies>;

export const readStays = (): StayEntry[] => readSeedFile('products/stays.yaml', z.array(zStay));
export const readGoods = (): GoodsEntry[] => readSeedFile('products/goods.yaml', z.array(zGoods));
export const readRestaurants = (): RestaurantEntry[] =>
  readSeedFile('products/restaurants.yaml', z.array(zRestaurant));

export const readPolicies = (): Policies => readSeedFile('products/cancellation-policies.yaml', zPolicies);

/** Reads the sold-out nights of the contract's examples, dated as in the examples. */
export const readSoldOutNights = (): z.output<typeof zSoldOutNights> =>
  readSeedFile('products/sold-out-nights.yaml', zSoldOutNights);

/** Reads the hashes of the payments and the refund of Kim's orders, by transaction. */
export const readTransactionHashes = (): Record<string, string> =>
  readSeedFile('orders.yaml', zOrders).transaction_hashes;
