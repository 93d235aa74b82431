import { expect, test } from 'vitest';
import { i18nObject } from '@/i18n';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { getTransactionFilters, toTransactionsQuery } from './transactions-address.ts';

loadAllLocales();

const at = (address: string) => new URLSearchParams(address);
const query = (address: string) => toTransactionsQuery(at(address));

test('requests the filters and page in the URL', () => {
  expect(query('tab=transactions')).toEqual({ page: 1, page_size: 10 });
  expect(
    query('type=purchase&purpose=order&status=failed&token=GLIL&from=2026-10-01&to=2026-10-31&page=3'),
  ).toEqual({
    type: 'purchase',
    purpose: 'order',
    status: 'failed',
    token: 'GLIL',
    from_date: '2026-10-01',
    to_date: '2026-10-31',
    page: 3,
    page_size: 10,
  });
});

test('ignores unknown values', () => {
  expect(query('type=gift&purpose=gift&status=&token=BTC&from=2026-02-30&to=soon&page=0')).toEqual({
    page: 1,
    page_size: 10,
  });
});

test('ignores a last day before the first day', () => {
  expect(query('from=2026-10-31&to=2026-10-01')).toEqual({
    from_date: '2026-10-31',
    page: 1,
    page_size: 10,
  });
});

test('marks a last day before the first day as invalid', () => {
  const lastDay = (address: string) =>
    getTransactionFilters(at(address), i18nObject('en')).find(({ name }) => name === 'to');
  expect(lastDay('from=2026-10-31&to=2026-10-01')).toMatchObject({
    error: 'The end date is before the start date.',
  });
  expect(lastDay('from=2026-10-31&to=2026-10-31')).toMatchObject({ error: undefined });
});
