import { expect, test } from 'vitest';
import { ORDERS_PER_PAGE, orderQueryOf } from './OrderList.tsx';

const at = (search: string) => new URLSearchParams(search);

test('status and page in the address are requested', () => {
  expect(orderQueryOf(at('status=paid&page=3'))).toEqual({
    status: 'paid',
    page: 3,
    page_size: ORDERS_PER_PAGE,
  });
});

test('unknown statuses and pages are left out', () => {
  for (const page of ['0', '-1', '1.5', 'x', '']) {
    expect(orderQueryOf(at(`status=lost&page=${page}`))).toEqual({ page: 1, page_size: ORDERS_PER_PAGE });
  }
});
