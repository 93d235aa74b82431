import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { chooseTokenOption, getMissingAmount, getTokenOptions, type TokenOption } from './token-options.ts';

const option = (token: TokenOption['token'], total: string, available?: string): TokenOption => ({
  token,
  total,
  available,
});

test('lists the cost and balance of each token that a product accepts', () => {
  const product = exampleOf('getProduct', 200, 'goods');
  const [price] = product.prices;
  if (!price) throw new Error('The example has no price.');
  const purchased = { productId: product.id, roomType: null, quantity: 1, nights: null };
  const products = new Map([[product.id, product]]);
  const options = getTokenOptions([purchased], products, [{ token: price.token, available: '7' }]);
  expect(options.map(({ token }) => token)).toEqual(product.prices.map(({ token }) => token));
  expect(Number(options[0]?.total)).toBe(Number(price.amount));
  expect(options.map(({ available }) => available).filter(Boolean)).toEqual(['7']);
  expect(getTokenOptions([{ ...purchased, productId: 'prd_gone' }], products)).toEqual([]);
});

test('chooses the picked token, or else the first one that is sufficient', () => {
  const options = [option('GLIB', '10', '9.99'), option('GLID', '4', '4'), option('GLIL', '14')];
  expect(chooseTokenOption(options, null)?.token).toBe('GLID');
  expect(chooseTokenOption(options, 'GLIB')?.token).toBe('GLIB');
  expect(chooseTokenOption(options.slice(0, 1), null)?.token).toBe('GLIB');
  expect(chooseTokenOption([], null)).toBeUndefined();
});

test('returns the missing amount only if the balance is known to be too low', () => {
  expect(getMissingAmount(option('GLIB', '10', '9.99'))).toBe('0.01');
  expect(getMissingAmount(option('GLIB', '10', '10.00'))).toBeNull();
  expect(getMissingAmount(option('GLIB', '10'))).toBeNull();
});
