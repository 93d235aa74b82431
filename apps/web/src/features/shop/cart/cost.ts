import type { OrderLine, Product, RoomType, Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { nightsBetween } from '../calendar/calendar-day.ts';
import type { CartLine } from './cart.ts';

/** What a price is multiplied by: rooms, pieces or guests, and for a stay nights. */
export type Purchased = {
  readonly productId: string;
  readonly roomType: RoomType | null;
  readonly quantity: number;
  readonly nights: number | null;
};

export function purchasedOf(line: CartLine): Purchased {
  return {
    productId: line.productId,
    roomType: line.kind === 'resort' ? line.roomType : null,
    quantity: line.quantity,
    nights: line.kind === 'resort' ? nightsBetween(line.checkIn, line.checkOut) : null,
  };
}

export function purchasedOfOrder(line: OrderLine): Purchased {
  return {
    productId: line.product_id,
    roomType: line.room_type,
    quantity: line.quantity,
    nights: line.nights,
  };
}

/** Price of one unit in a token; null when the room is gone or the token is not accepted. */
function unitPrice(product: Product, roomType: RoomType | null, token: Token): string | null {
  const room = product.rooms.find((one) => one.room_type === roomType);
  if (roomType !== null && !room) return null;
  return (room ?? product).prices.find((price) => price.token === token)?.amount ?? null;
}

/** Exact price of a unit times quantity, for a stay also times nights; null without a price. */
export function costIn(token: Token, purchased: Purchased, product: Product): string | null {
  const price = unitPrice(product, purchased.roomType, token);
  if (price === null) return null;
  return decimal.multiply(price, String(purchased.quantity * (purchased.nights ?? 1)));
}

/** The sum in a token; null when a product is missing, or has no price in it. */
export function totalIn(
  token: Token,
  purchased: readonly Purchased[],
  products: ReadonlyMap<string, Product>,
): string | null {
  const costs: string[] = [];
  for (const one of purchased) {
    const product = products.get(one.productId);
    const cost = product ? costIn(token, one, product) : null;
    if (cost === null) return null;
    costs.push(cost);
  }
  return decimal.sum(costs);
}

/** The tokens that every product accepts, in the order of the first one's prices. */
export function acceptedTokens(products: readonly Product[]): Token[] {
  const [first, ...others] = products;
  return (first?.prices ?? [])
    .map(({ token }) => token)
    .filter((token) => others.every(({ prices }) => prices.some((price) => price.token === token)));
}
