import { expect, test } from 'vitest';
import { ORDERS_PER_PAGE, toOrderQuery } from './order-query.ts';

const at = (search: string) => new URLSearchParams(search);

test('requests the status and page in the URL', () => {
  expect(toOrderQuery(at('status=paid&page=3'))).toEqual({
    status: 'paid',
    page: 3,
    page_size: ORDERS_PER_PAGE,
  });
});

test('ignores unknown statuses and pages', () => {
  for (const page of ['0', '-1', '1.5', 'x', '']) {
    expect(toOrderQuery(at(`status=lost&page=${page}`))).toEqual({ page: 1, page_size: ORDERS_PER_PAGE });
  }
});
