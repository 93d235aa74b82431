import { expect, test } from 'vitest';
import { orderQueryOf, pageSize, withOrder, withStatus } from './order-address.ts';

const at = (search: string) => new URLSearchParams(search);

test('status and page of the address are asked for', () => {
  expect(orderQueryOf(at('status=paid&page=3'))).toEqual({ status: 'paid', page: 3, page_size: pageSize });
});

test('what is not a status or a page is left out', () => {
  for (const page of ['0', '-1', '1.5', 'x', '']) {
    expect(orderQueryOf(at(`status=lost&page=${page}`))).toEqual({ page: 1, page_size: pageSize });
  }
});

test('another status begins at the first page and keeps the open order', () => {
  expect(withStatus(at('status=paid&page=3&order=ord_1'), 'cancelled').toString()).toBe(
    'status=cancelled&order=ord_1',
  );
  expect(withStatus(at('status=paid&page=3'), '').toString()).toBe('');
});

test('opening and closing an order keeps status and page', () => {
  expect(withOrder(at('status=paid&page=3'), 'ord_1').toString()).toBe('status=paid&page=3&order=ord_1');
  expect(withOrder(at('status=paid&page=3&order=ord_1'), null).toString()).toBe('status=paid&page=3');
});
