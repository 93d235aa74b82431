import { exampleOf } from '@gli/sdk/testing';
import { describe, expect, test } from 'vitest';
import { suggestCustomer } from './suggest-customer.ts';

const order = exampleOf('getOrder', 200, 'paid');
const delivery = {
  ...order,
  customer: { name: '이하준', phone: '010-2222-3333', address: '부산 해운대구 우동 1' },
  note: '문 앞에 놓아 주세요.',
};
const stay = {
  ...order,
  customer: { name: '김서연', phone: '010-1111-2222', address: null },
  note: '늦게 도착합니다.',
};
const member = { name: '김서연', phone: '010-9999-8888' };

describe('a new order', () => {
  test('of a new member has only what the profile has', () => {
    const suggested = suggestCustomer({
      need: 'needed',
      member: { name: '오세아', phone: null },
      again: undefined,
      orders: [],
    });
    expect(suggested).toEqual({ customer: { name: '오세아', phone: '', address: '' }, note: '' });
  });

  test('with a delivery goes to the recipient of the last delivery', () => {
    expect(suggestCustomer({ need: 'needed', member, again: undefined, orders: [stay, delivery] })).toEqual({
      customer: delivery.customer,
      note: delivery.note,
    });
  });

  test.each(['none', 'optional'] as const)('with the address need "%s" is for the member', (need) => {
    expect(suggestCustomer({ need, member, again: undefined, orders: [delivery, stay] })).toEqual({
      customer: { ...member, address: '' },
      note: stay.note,
    });
  });

  test('takes a phone number that the profile lacks from the last order', () => {
    const nameless = { name: '', phone: null };
    const { customer, note } = suggestCustomer({
      need: 'none',
      member: nameless,
      again: undefined,
      orders: [delivery],
    });
    expect(customer).toEqual({ ...delivery.customer, address: '' });
    expect(note).toBe('');
  });
});

test('repeats an order for its own customer', () => {
  const suggested = suggestCustomer({ need: 'none', member, again: delivery, orders: [stay] });
  expect(suggested).toEqual({ customer: delivery.customer, note: delivery.note });
});
