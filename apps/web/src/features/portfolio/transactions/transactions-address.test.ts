import { expect, test } from 'vitest';
import {
  isNarrowed,
  isRangeWrong,
  transactionsQueryOf,
  withFilter,
  withoutFilters,
} from './transactions-address.ts';

const query = (address: string) => transactionsQueryOf(new URLSearchParams(address));

test('the list is asked for what the address says', () => {
  expect(query('tab=transactions')).toEqual({ page: 1, page_size: 10 });
  expect(query('type=purchase&status=failed&token=GLIL&from=2026-10-01&to=2026-10-31&page=3')).toEqual({
    type: 'purchase',
    status: 'failed',
    token: 'GLIL',
    from: '2026-10-01',
    to: '2026-10-31',
    page: 3,
    page_size: 10,
  });
});

test('what is no filter counts as none', () => {
  expect(query('type=gift&status=&token=BTC&from=2026-02-30&to=soon&page=0')).toEqual({
    page: 1,
    page_size: 10,
  });
});

test('an end before the beginning is told, and left out', () => {
  const search = new URLSearchParams('from=2026-10-31&to=2026-10-01');
  expect(isRangeWrong(search)).toBe(true);
  expect(transactionsQueryOf(search)).toEqual({ from: '2026-10-31', page: 1, page_size: 10 });
  expect(isRangeWrong(new URLSearchParams('from=2026-10-31&to=2026-10-31'))).toBe(false);
});

test('a changed filter begins at the first page, and clearing keeps the tab', () => {
  const search = new URLSearchParams('tab=transactions&type=deposit&page=4');
  expect(`${withFilter(search, 'status', 'pending')}`).toBe('tab=transactions&type=deposit&status=pending');
  expect(isNarrowed(search)).toBe(true);
  expect(`${withoutFilters(search)}`).toBe('tab=transactions');
  expect(isNarrowed(withoutFilters(search))).toBe(false);
});
