import type { Product, ProductRoom, ProductSummary } from '@gli/sdk';
import type { BookableDays } from '@gli/validation';
import type { Language } from '../../../core/text/text.ts';
import { toKoreanTimestamp } from '../../../core/time/time.ts';
import type { CalendarDay } from '../days.ts';
import type { CategoryRow, ProductRow, RoomRow, stockLevels } from '../schema.ts';
import { getBookableDays, roomAvailability } from './availability.ts';
import { convertPrices, PRICE_TOKEN } from './prices.ts';

/** Min number of reviews for showing the mean rating. */
export const REVIEWS_NEEDED = 3;
const MINIMUM_QUANTITY = 1;

export type ListedProduct = {
  readonly product: ProductRow;
  readonly category: CategoryRow;
  readonly inStock: boolean;
};

export function summaryView(
  { product, category, inStock }: ListedProduct,
  language: Language,
): ProductSummary {
  const { name, summary, pictures, location } = product.texts[language];
  const [picture] = pictures;
  if (!picture) throw new RangeError(`${product.id} has no picture.`);
  return {
    id: product.id,
    slug: product.slug,
    name,
    summary,
    category: categoryLabel(category, language),
    kind: product.kind,
    picture,
    ...sharedView(product),
    in_stock: inStock,
    place: location?.place ?? null,
  };
}

function sharedView(product: ProductRow) {
  return {
    unit: product.unit,
    price_from: product.priceFrom,
    price_token: PRICE_TOKEN,
    prices: convertPrices(product.priceFrom, product.acceptedTokens),
    rating: product.reviewCount < REVIEWS_NEEDED ? null : product.rating,
    review_count: product.reviewCount,
    featured: product.featuredPosition !== null,
    created_at: toKoreanTimestamp(product.createdAt),
  };
}

const categoryLabel = ({ id, slug, texts }: CategoryRow, language: Language) => ({
  id,
  slug,
  name: texts[language].name,
});

/** Stock levels of a product: its rooms or seats within the bookable period, or its goods. */
type TakenStock = readonly Pick<typeof stockLevels.$inferSelect, 'slot' | 'day' | 'capacity' | 'taken'>[];

export function productView(
  listed: ListedProduct,
  { rooms, stock, today }: { rooms: readonly RoomRow[]; stock: TakenStock; today: CalendarDay },
  language: Language,
): Product {
  const { product, category, inStock } = listed;
  const texts = product.texts[language];
  const days = getBookableDays(product, today);
  return {
    id: product.id,
    slug: product.slug,
    name: texts.name,
    summary: texts.summary,
    description: texts.description,
    category: categoryLabel(category, language),
    kind: product.kind,
    pictures: [...texts.pictures],
    highlights: [...texts.highlights],
    ...sharedView(product),
    in_stock: inStock,
    stock_count:
      product.kind === 'goods' ? stock.reduce((sum, row) => sum + row.capacity - row.taken, 0) : null,
    rooms: days === null ? [] : rooms.map((room) => roomView(room, product, { stock, days }, language)),
    visit_times: product.visitTimes,
    location: locationView(product, language),
    check_in_time: product.checkInTime,
    check_out_time: product.checkOutTime,
    cancellation_policy: { summary: texts.policySummary, rules: product.cancellationRules },
    order_limits: {
      minimum_quantity: MINIMUM_QUANTITY,
      maximum_quantity: product.maximumQuantity,
      maximum_nights: product.maximumNights,
      bookable_from_date: days?.from ?? null,
      bookable_until_date: days?.until ?? null,
    },
    updated_at: toKoreanTimestamp(product.updatedAt),
  };
}

function roomView(
  room: RoomRow,
  { acceptedTokens }: ProductRow,
  { stock, days }: { stock: TakenStock; days: BookableDays },
  language: Language,
): ProductRoom {
  const { name, beds, amenities, picture } = room.texts[language];
  const taken = new Map<CalendarDay, number>();
  for (const row of stock) {
    if (row.slot === room.roomType && row.day !== null) taken.set(row.day, row.taken);
  }
  return {
    room_type: room.roomType,
    name,
    capacity: room.capacity,
    floor_area_m2: room.floorAreaM2,
    beds,
    amenities: [...amenities],
    picture,
    nightly_price: room.nightlyPrice,
    prices: convertPrices(room.nightlyPrice, acceptedTokens),
    room_count: room.roomCount,
    ...roomAvailability(room.roomCount, taken, days),
  };
}

function locationView({ texts, latitude, longitude }: ProductRow, language: Language): Product['location'] {
  const { location } = texts[language];
  if (location === null || latitude === null || longitude === null) return null;
  const { place, address, directions } = location;
  return { place, address, latitude, longitude, directions };
}
