import { GliConflictError, GliNetworkError } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { type CartLine, keyOf } from '../cart/cart-line.ts';
import { refusedLines } from './refused-lines.ts';

const stay: CartLine = {
  kind: 'resort',
  productId: 'prd_stay',
  roomType: 'deluxe',
  checkIn: '2026-12-24',
  checkOut: '2026-12-25',
  quantity: 1,
  guests: 2,
};
const box: CartLine = { kind: 'goods', productId: 'prd_box', quantity: 1 };
const soldOut = exampleOf('createOrder', 409, 'out_of_stock');

test('what is sold out is told by line, in the server’s words', () => {
  expect(refusedLines(new GliConflictError(409, soldOut, null, null), [stay, box])).toEqual(
    new Map([[keyOf(stay), 'No room is free on 2026-12-24.']]),
  );
});

test('the first complaint of a line counts, and a line that was not sent is passed over', () => {
  const details = {
    'lines.1.quantity': ['first'],
    'lines.1.room_type': ['second'],
    'lines.7.quantity': ['?'],
    token: ['no'],
  };
  expect(refusedLines(new GliConflictError(409, { ...soldOut, details }, null, null), [stay, box])).toEqual(
    new Map([[keyOf(box), 'first']]),
  );
});

test('an error without details says nothing about lines', () => {
  expect(refusedLines(new GliNetworkError(new TypeError('fetch failed')), [stay]).size).toBe(0);
});
