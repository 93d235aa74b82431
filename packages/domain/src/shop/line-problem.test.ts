import type { Product } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { describe, expect, test } from 'vitest';
import type { CartLine, StayLine } from './cart.ts';
import { lineProblem } from './line-problem.ts';

const villas: Product = exampleOf('getProduct', 200, 'villas');
const box: Product = exampleOf('getProduct', 200, 'goods');
const dinner: Product = exampleOf('getProduct', 200, 'restaurant');

const stay: StayLine = {
  kind: 'resort',
  productId: villas.id,
  roomType: 'villa',
  checkIn: '2026-12-22',
  checkOut: '2026-12-24',
  quantity: 1,
  guests: 6,
};
const boxes: CartLine = { kind: 'goods', productId: box.id, quantity: 3 };
const table: CartLine = {
  kind: 'restaurant',
  productId: dinner.id,
  day: '2026-12-01',
  time: '18:30',
  quantity: 2,
};

test('reports no problem for lines that can be ordered', () => {
  expect(lineProblem(stay, villas)).toBeNull();
  expect(lineProblem(boxes, box)).toBeNull();
  expect(lineProblem(table, dinner)).toBeNull();
});

test('reports a removed product or room type as no longer available', () => {
  expect(lineProblem(boxes, null)).toEqual({ code: 'gone' });
  expect(lineProblem({ ...stay, roomType: 'suite' }, villas)).toEqual({ code: 'gone' });
});

describe('a stay', () => {
  test('is rejected with the nights that have sold out in the meantime', () => {
    expect(lineProblem({ ...stay, checkOut: '2026-12-27' }, villas)).toEqual({
      code: 'nights_taken',
      nights: ['2026-12-24', '2026-12-25'],
    });
  });

  test.each([
    ['in the past', { checkIn: '2026-11-18', checkOut: '2026-11-19' }],
    ['longer than allowed', { checkIn: '2026-12-01', checkOut: '2026-12-16' }],
    ['beyond the bookable period', { checkIn: '2027-02-18', checkOut: '2027-02-21' }],
  ])('cannot be booked if it is %s', (_, dates) => {
    expect(lineProblem({ ...stay, ...dates }, villas)).toEqual({ code: 'not_bookable' });
  });

  test('is limited to the available rooms and guests', () => {
    expect(lineProblem({ ...stay, quantity: 4, guests: 4 }, villas)).toEqual({
      code: 'too_many',
      maximum: 3,
    });
    expect(lineProblem({ ...stay, guests: 7 }, villas)).toEqual({ code: 'too_many_guests', maximum: 6 });
  });
});

describe('goods', () => {
  test('are rejected if they are sold out', () => {
    expect(lineProblem(boxes, { ...box, in_stock: false })).toEqual({ code: 'sold_out' });
    expect(lineProblem(boxes, { ...box, stock_count: 0 })).toEqual({ code: 'sold_out' });
  });

  test('are limited to the stock and the maximum per order', () => {
    expect(lineProblem(boxes, { ...box, stock_count: 2 })).toEqual({ code: 'too_many', maximum: 2 });
    expect(lineProblem({ ...boxes, quantity: 21 }, box)).toEqual({ code: 'too_many', maximum: 20 });
  });
});

test.each([
  ['a seating that no longer exists', { time: '12:00' }],
  ['a day before the bookable period', { day: '2026-11-21' }],
])('rejects a booking of %s', (_, change) => {
  expect(lineProblem({ ...table, ...change }, dinner)).toEqual({ code: 'not_bookable' });
});
