import { GliConflictError, GliNetworkError } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { type CartLine, getLineKey } from './cart.ts';
import { getLineErrors } from './line-errors.ts';

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

test('returns the server’s text for sold-out lines', () => {
  expect(getLineErrors(new GliConflictError(409, soldOut, null, null), [stay, box])).toEqual(
    new Map([[getLineKey(stay), 'No room is available on 2026-12-24.']]),
  );
});

test('returns the first message of each line that was sent', () => {
  const details = {
    'lines.1.quantity': ['first'],
    'lines.1.room_type': ['second'],
    'lines.7.quantity': ['?'],
    token: ['no'],
  };
  const error = new GliConflictError(409, { ...soldOut, details }, null, null);
  expect(getLineErrors(error, [stay, box])).toEqual(new Map([[getLineKey(box), 'first']]));
});

test('returns nothing if there are no details', () => {
  expect(getLineErrors(new GliNetworkError(new TypeError('fetch failed')), [stay]).size).toBe(0);
});
