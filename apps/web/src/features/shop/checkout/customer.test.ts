import { type CartLine, getAddressNeed } from '@gli/domain';
import { expect, test } from 'vitest';
import { zCustomerForms } from './customer.ts';

const box: CartLine = { kind: 'goods', productId: 'prd_box', quantity: 1 };
const stay: CartLine = {
  kind: 'resort',
  productId: 'prd_stay',
  roomType: 'deluxe',
  checkIn: '2026-12-24',
  checkOut: '2026-12-25',
  quantity: 1,
  guests: 2,
};
const typed = {
  customer: { name: ' 김서연 ', phone: '010-1234-5678', address: ' 서울 중구 세종대로 110 ' },
  note: ' 늦은 도착 ',
};
const empty = { customer: { name: '', phone: ' ', address: ' ' }, note: '' };
/** Returns the names of the rejected fields for an order with these lines. */
const getWrongFields = (lines: CartLine[], values: object) =>
  zCustomerForms[getAddressNeed(lines)].safeParse(values).error?.issues.map(({ path }) => path.join('.')) ??
  [];

test('requires the name and phone, and for goods also the address', () => {
  expect(getWrongFields([box], empty)).toEqual(['customer.name', 'customer.phone', 'customer.address']);
  expect(getWrongFields([box, stay], empty)).toEqual(['customer.name', 'customer.phone']);
  expect(getWrongFields([stay], empty)).toEqual(['customer.name', 'customer.phone']);
});

test.each(['12', '010-1234-567a', '+82 (10) 1234-5678-901'])('rejects the phone number %s', (phone) => {
  const values = { ...typed, customer: { ...typed.customer, phone } };
  expect(getWrongFields([box], values)).toEqual(['customer.phone']);
});

test('trims spaces in typed text', () => {
  expect(zCustomerForms.needed.parse(typed)).toEqual({
    customer: { name: '김서연', phone: '010-1234-5678', address: '서울 중구 세종대로 110' },
    note: '늦은 도착',
  });
});

test('sends no address if the order has only stays', () => {
  expect(zCustomerForms.none.parse(typed).customer).toEqual({ name: '김서연', phone: '010-1234-5678' });
});
