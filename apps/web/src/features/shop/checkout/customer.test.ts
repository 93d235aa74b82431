import { expect, test } from 'vitest';
import type { CartLine } from '../cart/cart.ts';
import { addressNeed, type CustomerForm, customerIssues, customerOf } from './customer.ts';

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
const form: CustomerForm = { name: ' 김서연 ', phone: '010-1234-5678', address: '', note: '' };

test('goods need an address; with a stay it is optional; a stay alone has none', () => {
  expect(addressNeed([box])).toBe('needed');
  expect(addressNeed([box, stay])).toBe('optional');
  expect(addressNeed([stay])).toBe('none');
});

test('missing values are reported by field', () => {
  expect(customerIssues({ name: '', phone: ' ', address: ' ', note: '' }, [box])).toEqual({
    name: { code: 'name_required' },
    phone: { code: 'required', params: { field: 'phone' } },
    address: { code: 'required', params: { field: 'address' } },
  });
  expect(customerIssues(form, [stay])).toEqual({});
});

test.each(['12', '010-1234-567a', '+82 (10) 1234-5678-901'])(
  'the phone number %s is not accepted',
  (phone) => {
    expect(customerIssues({ ...form, phone }, [stay])).toEqual({ phone: { code: 'phone_invalid' } });
  },
);

test('an order has what was typed, trimmed, and no address for a stay alone', () => {
  const typed = { ...form, address: ' 서울 중구 세종대로 110 ', note: ' 늦은 도착 ' };
  expect(customerOf(typed, [box])).toEqual({
    customer: { name: '김서연', phone: '010-1234-5678', address: '서울 중구 세종대로 110' },
    note: '늦은 도착',
  });
  expect(customerOf(typed, [stay]).customer).toEqual({ name: '김서연', phone: '010-1234-5678' });
  expect(customerOf(form, [box])).toEqual({ customer: { name: '김서연', phone: '010-1234-5678' } });
});
