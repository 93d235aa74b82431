import type { CancellationRule, Picture, Product, ProductKind, RoomType } from '@gli/sdk';
import type { ProductTexts, RoomTexts } from '../schema.ts';

/** `freeFirst` rooms are free on the first night that has any. */
export type RoomSeed = {
  readonly roomType: RoomType;
  readonly capacity: number;
  readonly floorAreaM2: number;
  readonly roomCount: number;
  readonly freeFirst: number;
  readonly nightlyPrice: string;
  readonly texts: { readonly ko: RoomTexts; readonly en: RoomTexts };
};

export type ProductSeed = {
  readonly id: string;
  readonly slug: string;
  readonly kind: ProductKind;
  readonly price: string;
  readonly texts: { readonly ko: ProductTexts; readonly en: ProductTexts };
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  readonly rooms: readonly RoomSeed[];
  readonly visitTimes: readonly string[];
  readonly checkInTime?: string | null;
  readonly checkOutTime?: string | null;
  readonly cancellationRules: readonly CancellationRule[];
  readonly maximumQuantity: number;
  readonly maximumNights?: number | null;
  readonly bookableAfterDays?: number | null;
  readonly bookableDays?: number | null;
  /** A day of the cast. */
  readonly bookableUntilOn?: string | null;
  /** Pieces of goods left. */
  readonly stockCount?: number | null;
  readonly seatCount?: number | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly featuredPosition?: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type ProductWords = {
  readonly texts: ProductTexts;
  readonly rooms: { readonly [Type in RoomType]?: RoomTexts };
};

export const picture = (url: string, alt: string): Picture => ({ url, alt });

/** Days that a stay and a table can be booked ahead. */
export const STAY_DAYS = 91;
export const TABLE_DAYS = 60;
/** Default number of guests per seating. */
export const SEATS = 24;

/** The texts of a contract example in its language. */
export function wordsOf(product: Product): ProductWords {
  const { name, summary, description, pictures, highlights, location, cancellation_policy: policy } = product;
  return {
    texts: { name, summary, description, pictures, highlights, location, policySummary: policy.summary },
    rooms: Object.fromEntries(
      product.rooms.map((room) => [
        room.room_type,
        { name: room.name, beds: room.beds, amenities: room.amenities, picture: room.picture },
      ]),
    ),
  };
}

/** A product from the contract's Korean example, with its English words. */
export function productFromExample(
  product: Product,
  en: ProductWords,
  more: Partial<ProductSeed>,
): ProductSeed {
  const ko = wordsOf(product);
  const { location, order_limits: limits, kind } = product;
  const isClosing = limits.bookable_until_date === '2026-11-30';
  return {
    id: product.id,
    slug: product.slug,
    kind,
    price: product.price_from,
    texts: { ko: ko.texts, en: en.texts },
    coordinates: location && { latitude: location.latitude, longitude: location.longitude },
    rooms: product.rooms.map((room): RoomSeed => {
      const [koRoom, enRoom] = [ko.rooms[room.room_type], en.rooms[room.room_type]];
      if (!koRoom || !enRoom) throw new RangeError(`${product.id} lacks words for ${room.room_type}.`);
      return {
        roomType: room.room_type,
        capacity: room.capacity,
        floorAreaM2: room.floor_area_m2,
        roomCount: room.room_count,
        freeFirst: room.available_count,
        nightlyPrice: room.nightly_price,
        texts: { ko: koRoom, en: enRoom },
      };
    }),
    visitTimes: product.visit_times,
    checkInTime: product.check_in_time,
    checkOutTime: product.check_out_time,
    cancellationRules: product.cancellation_policy.rules,
    maximumQuantity: limits.maximum_quantity,
    maximumNights: limits.maximum_nights,
    bookableAfterDays: kind === 'goods' ? null : kind === 'resort' ? 0 : 1,
    bookableDays: kind === 'goods' ? null : kind === 'resort' ? STAY_DAYS : TABLE_DAYS,
    bookableUntilOn: isClosing ? limits.bookable_until_date : null,
    stockCount: product.stock_count,
    rating: product.rating,
    reviewCount: product.review_count,
    createdAt: product.created_at,
    updatedAt: product.updated_at,
    ...more,
  };
}
