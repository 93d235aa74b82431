import type { Picture, Product, ProductRoom } from '@gli/sdk';
import type { ExampleTexts } from '../../../core/seed/example-texts.ts';
import type { Language } from '../../../core/text/text.ts';
import type { ProductRow, ProductTexts, RoomRow, RoomTexts } from '../schema.ts';

/** A room type. `freeFirst` is the number of free rooms on the first night that has any. */
export type RoomSeed = Omit<RoomRow, 'productId'> & { readonly freeFirst: number };

type Shared = 'id' | 'slug' | 'kind' | 'texts' | 'visitTimes' | 'cancellationRules' | 'maximumQuantity';
type Optional = 'checkInTime' | 'checkOutTime' | 'maximumNights' | 'bookableAfterDays' | 'bookableDays';

/** A product and its rooms. `bookableUntilOn` and the times are dated as in the contract's examples. */
export type ProductSeed = Pick<ProductRow, Shared | 'rating' | 'reviewCount'> &
  Partial<Pick<ProductRow, Optional | 'bookableUntilOn' | 'seatCount' | 'featuredPosition'>> & {
    readonly price: string;
    readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
    readonly rooms: readonly RoomSeed[];
    /** Number of pieces in stock, for goods. */
    readonly stockCount?: number | null;
    readonly createdAt: string;
    readonly updatedAt: string;
  };

/** Number of days ahead that a stay or a table can be booked. */
export const STAY_DAYS = 91;
export const TABLE_DAYS = 60;
/** Default number of guests per seating. */
export const SEATS = 24;

/** Creates a product from an example of the contract and its English version. */
export function toExampleProduct(
  product: Product,
  { toText }: ExampleTexts,
  more: Partial<ProductSeed>,
): ProductSeed {
  const { location, order_limits: limits, kind } = product;
  const toPicture = ({ url, alt }: Picture, language: Language): Picture => ({
    url,
    alt: toText(alt)[language],
  });
  const toTexts = (language: Language): ProductTexts => ({
    name: toText(product.name)[language],
    summary: toText(product.summary)[language],
    description: toText(product.description)[language],
    pictures: product.pictures.map((one) => toPicture(one, language)),
    highlights: product.highlights.map((highlight) => toText(highlight)[language]),
    policySummary: toText(product.cancellation_policy.summary)[language],
    location: location && {
      place: toText(location.place)[language],
      address: toText(location.address)[language],
      directions: location.directions && toText(location.directions)[language],
    },
  });
  const toRoomTexts = (room: ProductRoom, language: Language): RoomTexts => ({
    name: toText(room.name)[language],
    beds: toText(room.beds)[language],
    amenities: room.amenities.map((amenity) => toText(amenity)[language]),
    picture: toPicture(room.picture, language),
  });
  const isClosing = limits.bookable_until_date === '2026-11-30';
  return {
    id: product.id,
    slug: product.slug,
    kind,
    price: product.price_from,
    texts: { ko: toTexts('ko'), en: toTexts('en') },
    coordinates: location && { latitude: location.latitude, longitude: location.longitude },
    rooms: product.rooms.map((room) => ({
      roomType: room.room_type,
      capacity: room.capacity,
      floorAreaM2: room.floor_area_m2,
      roomCount: room.room_count,
      freeFirst: room.available_count,
      nightlyPrice: room.nightly_price,
      texts: { ko: toRoomTexts(room, 'ko'), en: toRoomTexts(room, 'en') },
    })),
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
