import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { findAffordableStay } from './affordable-stay.ts';

const { results } = exampleOf('listProducts', 200);
const [stay] = results.filter(({ kind }) => kind === 'resort');
if (!stay) throw new Error('The contract has no stay.');
const price = stay.prices.find(({ token }) => token === 'GLIB')?.amount;

test('counts whole nights at the price in the same token', () => {
  expect(price).toBe('107.15');
  expect(findAffordableStay(results, '214.29', 'GLIB')).toEqual({ product: stay, price, nights: 1 });
  expect(findAffordableStay(results, '214.3', 'GLIB')?.nights).toBe(2);
});

test('finds nothing below the price of a night, without a price in the token, or without a free room', () => {
  expect(findAffordableStay([stay], '107.14', 'GLIB')).toBeNull();
  expect(findAffordableStay([stay], '1000', 'GLID')).toBeNull();
  expect(findAffordableStay([{ ...stay, in_stock: false }], '1000', 'GLIB')).toBeNull();
});
