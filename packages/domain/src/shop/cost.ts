import type { OrderLine, Product, RoomType, Token } from '@gli/sdk';
import { calculateLinePrice, decimal, getDaysBetween } from '@gli/validation';
import type { CartLine } from './cart.ts';

/** Factors of a price: the number of rooms, pieces or guests, and a stay's nights. */
export type Purchased = {
  readonly productId: string;
  readonly roomType: RoomType | null;
  readonly quantity: number;
  readonly nights: number | null;
};

export function toPurchaseItem(line: CartLine): Purchased {
  return {
    productId: line.productId,
    roomType: line.kind === 'resort' ? line.roomType : null,
    quantity: line.quantity,
    nights: line.kind === 'resort' ? getDaysBetween(line.checkIn, line.checkOut) : null,
  };
}

export function orderLineToPurchase(line: OrderLine): Purchased {
  return {
    productId: line.product_id,
    roomType: line.room_type,
    quantity: line.quantity,
    nights: line.nights,
  };
}

/**
 * Returns the exact price in a token: the unit price times the quantity, and for a stay also times the nights.
 * Returns null if the product has no price in the token.
 */
export function calculateCost(token: Token, { roomType, quantity, nights }: Purchased, product: Product) {
  const priced = roomType === null ? product : product.rooms.find(({ room_type }) => room_type === roomType);
  const price = priced?.prices.find((one) => one.token === token)?.amount;
  return price === undefined ? null : calculateLinePrice(price, quantity, nights);
}

/** Returns the total in a token, or null if a product is missing or has no price in it. */
export function calculateTotal(
  token: Token,
  purchased: readonly Purchased[],
  products: ReadonlyMap<string, Product>,
): string | null {
  const costs: string[] = [];
  for (const one of purchased) {
    const product = products.get(one.productId);
    const cost = product ? calculateCost(token, one, product) : null;
    if (cost === null) return null;
    costs.push(cost);
  }
  return decimal.sum(costs);
}

/** Returns the tokens that every product accepts, in the order of the first product's prices. */
export function acceptedTokens(products: readonly Product[]): Token[] {
  const [first, ...others] = products;
  return (first?.prices ?? [])
    .map(({ token }) => token)
    .filter((token) => others.every(({ prices }) => prices.some((price) => price.token === token)));
}
