import type { Product } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import { acceptedTokens, calculateCost, calculateTotal, toPurchaseItem } from './cost.ts';

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
const lines = [stay, boxes].map(toPurchaseItem);

test('multiplies the price of a stay by its rooms and nights', () => {
  expect(calculateCost('GLIL', toPurchaseItem(stay), villas)).toBe('1080');
  // 128.58 × 2 × 3, for which floating point yields 771.4800000000001.
  expect(calculateCost('USDT', toPurchaseItem(stay), villas)).toBe('771.48');
});

test('calculates the exact total in the chosen token', () => {
  expect(calculateTotal('GLIL', lines, products)).toBe('1194');
  expect(calculateTotal('GLIB', lines, products)).toBe('852.93');
  expect(calculateTotal('GLIL', [], products)).toBe('0');
});

test('returns null if the token is not accepted, a room is missing or a product is not loaded', () => {
  expect(calculateTotal('GLID', lines, products)).toBeNull();
  expect(calculateCost('GLIL', toPurchaseItem({ ...stay, roomType: 'suite' }), villas)).toBeNull();
  expect(calculateTotal('GLIL', lines, new Map([[box.id, box]]))).toBeNull();
});

test('accepts only tokens that every product accepts', () => {
  expect(acceptedTokens([villas, box])).toEqual(['GLIL', 'GLIB', 'USDT']);
  const onlyGlib = { ...box, prices: box.prices.filter(({ token }) => token === 'GLIB') };
  expect(acceptedTokens([villas, onlyGlib])).toEqual(['GLIB']);
  expect(acceptedTokens([])).toEqual([]);
});
