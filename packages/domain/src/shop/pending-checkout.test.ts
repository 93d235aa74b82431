import { expect, test } from 'vitest';
import {
  type PendingCheckout,
  type Purchase,
  parsePendingCheckout,
  toOrderInput,
} from './pending-checkout.ts';

const purchase: Purchase = {
  lines: [
    {
      kind: 'resort',
      productId: 'prd_stay',
      roomType: 'deluxe',
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
      quantity: 1,
      guests: 2,
    },
    { kind: 'restaurant', productId: 'prd_dinner', day: '2026-12-01', time: '18:30', quantity: 2 },
    { kind: 'goods', productId: 'prd_box', quantity: 3 },
  ],
  token: 'GLIL',
  customer: { name: '김서연', phone: '010-1234-5678' },
  total: '654',
};

test('converts each kind of line to its request fields, with times in Korea', () => {
  expect(toOrderInput(purchase)).toEqual({
    lines: [
      {
        product_id: 'prd_stay',
        quantity: 1,
        room_type: 'deluxe',
        check_in_date: '2026-12-01',
        check_out_date: '2026-12-03',
        guests: 2,
      },
      { product_id: 'prd_dinner', quantity: 2, visit_at: '2026-12-01T18:30:00+09:00' },
      { product_id: 'prd_box', quantity: 3 },
    ],
    token: 'GLIL',
    customer: { name: '김서연', phone: '010-1234-5678' },
  });
});

test('includes the address and note if given', () => {
  const customer = { ...purchase.customer, address: '서울 중구 세종대로 110' };
  expect(toOrderInput({ ...purchase, customer, note: '늦은 도착' })).toMatchObject({
    customer,
    note: '늦은 도착',
  });
});

test('builds an identical request after a reload', () => {
  const attempt: PendingCheckout = {
    status: 'placing',
    id: 'one',
    memberId: 'usr_kim',
    line: null,
    purchase,
  };
  const restored = parsePendingCheckout(JSON.parse(JSON.stringify(attempt)));
  expect(restored).toEqual(attempt);
  if (restored?.status !== 'placing') throw new Error('not restored');
  expect(JSON.stringify(toOrderInput(restored.purchase))).toBe(JSON.stringify(toOrderInput(purchase)));
});

test.each([
  null,
  'paying',
  { status: 'paying', memberId: 'usr_kim', token: 'GLIL' },
  { status: 'placing', id: 'one', memberId: 'usr_kim', purchase: { ...purchase, lines: [] } },
  { status: 'placing', id: 'one', memberId: 'usr_kim', purchase: { ...purchase, total: 'free' } },
])('ignores an invalid attempt (case %#)', (stored) => {
  expect(parsePendingCheckout(stored)).toBeNull();
});
