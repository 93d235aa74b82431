import type { Product } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import { acceptedTokens, costIn, purchasedOf, totalIn } from './cost.ts';

const villas: Product = exampleOf('getProduct', 200, 'villas');
const box: Product = exampleOf('getProduct', 200, 'goods');
const products = new Map([villas, box].map((product) => [product.id, product]));

const stay: CartLine = {
  kind: 'resort',
  productId: villas.id,
  roomType: 'standard',
  checkIn: '2026-12-01',
  checkOut: '2026-12-04',
  quantity: 2,
  guests: 3,
};
const boxes: CartLine = { kind: 'goods', productId: box.id, quantity: 3 };
const lines = [stay, boxes].map(purchasedOf);

test('a stay costs its room’s price times rooms times nights', () => {
  expect(costIn('GLIL', purchasedOf(stay), villas)).toBe('1080');
  // 128.58 × 2 × 3, which a float would give as 771.4800000000001.
  expect(costIn('USDT', purchasedOf(stay), villas)).toBe('771.48');
});

test('the total is the exact sum in the chosen token', () => {
  expect(totalIn('GLIL', lines, products)).toBe('1194');
  expect(totalIn('GLIB', lines, products)).toBe('852.93');
  expect(totalIn('GLIL', [], products)).toBe('0');
});

test('there is no total without a price: a token that is not accepted, a room that is gone, a product not loaded', () => {
  expect(totalIn('GLID', lines, products)).toBeNull();
  expect(costIn('GLIL', purchasedOf({ ...stay, roomType: 'suite' }), villas)).toBeNull();
  expect(totalIn('GLIL', lines, new Map([[box.id, box]]))).toBeNull();
});

test('the accepted tokens are those that every product accepts', () => {
  expect(acceptedTokens([villas, box])).toEqual(['GLIL', 'GLIB', 'USDT']);
  const onlyGlib = { ...box, prices: box.prices.filter(({ token }) => token === 'GLIB') };
  expect(acceptedTokens([villas, onlyGlib])).toEqual(['GLIB']);
  expect(acceptedTokens([])).toEqual([]);
});
