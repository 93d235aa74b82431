import type { ProductSummary, Token } from '@gli/sdk';
import { decimal } from '@gli/validation';

export type AffordableStay = { product: ProductSummary; price: string; nights: number };

/**
 * Returns the first stay that can be booked now for at least one night, with the number of nights that an amount pays
 * for. Null if there is none.
 */
export function findAffordableStay(
  products: readonly ProductSummary[],
  amount: string,
  token: Token,
): AffordableStay | null {
  for (const product of products) {
    const price = product.prices.find((one) => one.token === token)?.amount;
    if (product.kind !== 'resort' || !product.in_stock || price === undefined) continue;
    const nights = Number(decimal.divide(amount, price, 0, 'down'));
    if (nights >= 1) return { product, price, nights };
  }
  return null;
}
