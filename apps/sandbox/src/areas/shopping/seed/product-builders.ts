import type { CancellationRule, RoomType } from '@gli/sdk';
import {
  type ProductSeed,
  type ProductWords,
  picture,
  SEATS,
  STAY_DAYS,
  TABLE_DAYS,
} from './product-seed.ts';

type Language = 'ko' | 'en';

export type Both = readonly [ko: string, en: string];

type Common = {
  readonly id: string;
  readonly slug: string;
  readonly name: Both;
  readonly summary: Both;
  readonly description: Both;
  /** What the cover shows. */
  readonly cover: Both;
  readonly highlights: readonly Both[];
  readonly listing: {
    readonly listedOn: string;
    readonly rating: number | null;
    readonly reviewCount: number;
    readonly featuredPosition?: number;
  };
};

type Place = {
  readonly place: Both;
  readonly address: Both;
  readonly directions: Both;
  readonly coordinates: readonly [latitude: number, longitude: number];
};

type Room = {
  readonly name: Both;
  readonly figures: {
    readonly type: RoomType;
    readonly price: string;
    readonly capacity: number;
    readonly sqm: number;
    readonly count: number;
    /** Free on the first night that has any free room. */
    readonly free: number;
  };
  readonly beds: Both;
  readonly amenities: readonly Both[];
};

const word = (both: Both, language: Language): string => (language === 'ko' ? both[0] : both[1]);

const coverUrl = (slug: string): string => `/media/products/${slug}/cover.svg`;

/** A stay and its rooms, cheapest first. */
export function stay(product: Common & Place & { readonly rooms: readonly Room[] }): ProductSeed {
  const rooms = product.rooms.map((room) => {
    const { type, price, capacity, sqm, count, free } = room.figures;
    const texts = { ko: roomTexts(product, room, 'ko'), en: roomTexts(product, room, 'en') };
    return {
      roomType: type,
      capacity,
      floorAreaM2: sqm,
      roomCount: count,
      freeFirst: free,
      nightlyPrice: price,
      texts,
    };
  });
  return {
    ...shared(product, 'resort', product),
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

export function goods(product: Common & { readonly sale: { price: string; stock: number } }): ProductSeed {
  const { price, stock } = product.sale;
  return {
    ...shared(product, 'goods', null),
    price,
    stockCount: stock,
    maximumQuantity: 20,
  };
}

export function restaurant(
  product: Common & Place & { readonly sale: { price: string; visitTimes: readonly string[] } },
): ProductSeed {
  return {
    ...shared(product, 'restaurant', product),
    ...product.sale,
    seatCount: SEATS,
    maximumQuantity: 8,
    bookableAfterDays: 1,
    bookableDays: TABLE_DAYS,
  };
}

function shared(product: Common, kind: ProductSeed['kind'], place: Place | null): Omit<ProductSeed, 'price'> {
  const texts = (language: Language): ProductWords['texts'] => ({
    name: word(product.name, language),
    summary: word(product.summary, language),
    description: word(product.description, language),
    pictures: [picture(coverUrl(product.slug), word(product.cover, language))],
    highlights: product.highlights.map((highlight) => word(highlight, language)),
    policySummary: POLICIES[kind][language],
    location: place && {
      place: word(place.place, language),
      address: word(place.address, language),
      directions: word(place.directions, language),
    },
  });
  const { listedOn, rating, reviewCount, featuredPosition = null } = product.listing;
  const createdAt = `${listedOn}T10:00:00+09:00`;
  return {
    id: product.id,
    slug: product.slug,
    kind,
    texts: { ko: texts('ko'), en: texts('en') },
    coordinates: place && { latitude: place.coordinates[0], longitude: place.coordinates[1] },
    rooms: [],
    visitTimes: [],
    cancellationRules: POLICIES[kind].rules,
    maximumQuantity: 1,
    rating,
    reviewCount,
    featuredPosition,
    createdAt,
    updatedAt: createdAt,
  };
}

function roomTexts(product: Common, room: Room, language: Language) {
  return {
    name: word(room.name, language),
    beds: word(room.beds, language),
    amenities: room.amenities.map((amenity) => word(amenity, language)),
    picture: picture(coverUrl(product.slug), word(product.cover, language)),
  };
}

type Policy = { readonly ko: string; readonly en: string; readonly rules: readonly CancellationRule[] };

/** Cancellation policies of the mall's products by kind, in the words of the contract's examples. */
export const POLICIES = {
  resort: {
    ko: '체크인 72시간 전까지 전액, 24시간 전까지 50% 환불됩니다. 그 뒤에는 취소할 수 없습니다.',
    en: 'Full refund until 72 hours before check-in, half until 24 hours before; no cancellation after that.',
    rules: [
      { hours_before_start: 72, refund_percent: '100' },
      { hours_before_start: 24, refund_percent: '50' },
    ],
  },
  goods: {
    ko: '상품을 포장하기 전까지 전액 환불됩니다.',
    en: 'Full refund until the goods are packed.',
    rules: [{ hours_before_start: 0, refund_percent: '100' }],
  },
  restaurant: {
    ko: '방문 24시간 전까지 전액 환불됩니다. 그 뒤에는 취소할 수 없습니다.',
    en: 'Full refund until 24 hours before the visit; no cancellation after that.',
    rules: [{ hours_before_start: 24, refund_percent: '100' }],
  },
} satisfies Record<string, Policy>;
