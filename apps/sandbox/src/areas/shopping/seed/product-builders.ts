import type { ProductKind } from '@gli/sdk';
import type { Language } from '../../../core/text/text.ts';
import type { ProductTexts, RoomTexts } from '../schema.ts';
import {
  type GoodsEntry,
  type Policies,
  type RestaurantEntry,
  type RoomEntry,
  readGoods,
  readPolicies,
  readRestaurants,
  readStays,
  type StayEntry,
} from './product-files.ts';
import { type ProductSeed, SEATS, STAY_DAYS, TABLE_DAYS } from './product-seed.ts';

/** Reads the products that are not in the contract's examples: stays, goods, restaurants. */
export function readProducts(): ProductSeed[] {
  const policies = readPolicies();
  return [
    ...readStays().map((entry) => toStay(entry, policies)),
    ...readGoods().map((entry) => toGoods(entry, policies)),
    ...readRestaurants().map((entry) => toRestaurant(entry, policies)),
  ];
}

function toStay(entry: StayEntry, policies: Policies): ProductSeed {
  const rooms = entry.rooms.map((room) => ({
    roomType: room.room_type,
    capacity: room.capacity,
    floorAreaM2: room.floor_area_m2,
    roomCount: room.room_count,
    freeFirst: room.free_on_first_night,
    nightlyPrice: room.nightly_price,
    texts: { ko: toRoomTexts(entry, room, 'ko'), en: toRoomTexts(entry, room, 'en') },
  }));
  return {
    ...toShared(entry, 'resort', policies),
    price: rooms[0]?.nightlyPrice ?? '0',
    rooms,
    checkInTime: '15:00',
    checkOutTime: '11:00',
    maximumQuantity: 3,
    maximumNights: 14,
    bookableAfterDays: 0,
    bookableDays: STAY_DAYS,
  };
}

const toGoods = (entry: GoodsEntry, policies: Policies): ProductSeed => ({
  ...toShared(entry, 'goods', policies),
  price: entry.price,
  stockCount: entry.stock_count,
  maximumQuantity: 20,
});

const toRestaurant = (entry: RestaurantEntry, policies: Policies): ProductSeed => ({
  ...toShared(entry, 'restaurant', policies),
  price: entry.price,
  visitTimes: entry.visit_times,
  seatCount: SEATS,
  maximumQuantity: 8,
  bookableAfterDays: 1,
  bookableDays: TABLE_DAYS,
});

type Entry = StayEntry | GoodsEntry | RestaurantEntry;

function toShared(entry: Entry, kind: ProductKind, policies: Policies): Omit<ProductSeed, 'price'> {
  const { id, slug, rating, review_count: reviewCount, featured_position: featuredPosition } = entry;
  const location = 'location' in entry ? entry.location : null;
  const policy = policies[kind];
  const toTexts = (language: Language): ProductTexts => ({
    name: entry.name[language],
    summary: entry.summary[language],
    description: entry.description[language],
    pictures: [toCover(entry, language)],
    highlights: entry.highlights.map((highlight) => highlight[language]),
    policySummary: policy.summary[language],
    location: location && {
      place: location.place[language],
      address: location.address[language],
      directions: location.directions[language],
    },
  });
  const createdAt = `${entry.listed_on}T10:00:00+09:00`;
  return {
    ...{ id, slug, kind, rating, reviewCount, featuredPosition },
    texts: { ko: toTexts('ko'), en: toTexts('en') },
    coordinates: location && { latitude: location.latitude, longitude: location.longitude },
    rooms: [],
    visitTimes: [],
    cancellationRules: policy.rules,
    maximumQuantity: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

const toCover = ({ slug, cover_alt }: Entry, language: Language) => ({
  url: `/media/products/${slug}/cover.svg`,
  alt: cover_alt[language],
});

const toRoomTexts = (entry: StayEntry, room: RoomEntry, language: Language): RoomTexts => ({
  name: room.name[language],
  beds: room.beds[language],
  amenities: room.amenities.map((amenity) => amenity[language]),
  picture: toCover(entry, language),
});
