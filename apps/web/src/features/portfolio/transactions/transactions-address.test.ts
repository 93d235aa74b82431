import { expect, test } from 'vitest';
import { hasParams, withoutParams } from '../../../shared/search-params.ts';
import { isRangeWrong, transactionFilters, transactionsQueryOf } from './transactions-address.ts';

const query = (address: string) => transactionsQueryOf(new URLSearchParams(address));

test('the address filters the list', () => {
  expect(query('tab=transactions')).toEqual({ page: 1, page_size: 10 });
  expect(query('type=purchase&status=failed&token=GLIL&from=2026-10-01&to=2026-10-31&page=3')).toEqual({
    type: 'purchase',
    status: 'failed',
    token: 'GLIL',
    from_date: '2026-10-01',
    to_date: '2026-10-31',
    page: 3,
    page_size: 10,
  });
});

test('an unknown value filters nothing', () => {
  expect(query('type=gift&status=&token=BTC&from=2026-02-30&to=soon&page=0')).toEqual({
    page: 1,
    page_size: 10,
  });
});

test('a last day before the first is a validation error and is left out', () => {
  const search = new URLSearchParams('from=2026-10-31&to=2026-10-01');
  expect(isRangeWrong(search)).toBe(true);
  expect(transactionsQueryOf(search)).toEqual({ from_date: '2026-10-31', page: 1, page_size: 10 });
  expect(isRangeWrong(new URLSearchParams('from=2026-10-31&to=2026-10-31'))).toBe(false);
});

test('any filter can be cleared, and clearing keeps the tab', () => {
  for (const name of transactionFilters) {
    const search = new URLSearchParams(`tab=transactions&${name}=deposit&page=4`);
    expect(hasParams(search, transactionFilters)).toBe(true);
    expect(`${withoutParams(search, transactionFilters)}`).toBe('tab=transactions');
  }
});
