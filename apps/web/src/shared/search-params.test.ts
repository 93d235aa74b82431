import { describe, expect, test } from 'vitest';
import {
  dayOf,
  defined,
  hasParams,
  oneOf,
  pageOf,
  textOf,
  withFilter,
  withoutParams,
  withPage,
  withParams,
} from './search-params.ts';

const at = (query: string) => new URLSearchParams(query);

test.each(['0', '-1', '1.5', 'two', '', '1e400'])('page=%s is the first page', (page) => {
  expect(pageOf(at(`page=${page}`))).toBe(1);
});

test('a page is counted from 1, under any name', () => {
  expect(pageOf(at('page=3&investments=2'))).toBe(3);
  expect(pageOf(at('page=3&investments=2'), 'investments')).toBe(2);
  expect(pageOf(at(''))).toBe(1);
});

test('a value that the page does not know counts as none', () => {
  expect(oneOf(['low', 'high'], 'high')).toBe('high');
  expect(oneOf(['low', 'high'], 'constructor')).toBeUndefined();
  expect(oneOf(['low', 'high'], null)).toBeUndefined();
});

test('text is trimmed and cut; blank text is none', () => {
  expect(textOf(at('q=%20jeju%20'), 'q', 80)).toBe('jeju');
  expect(textOf(at('q=abcdef'), 'q', 3)).toBe('abc');
  expect(textOf(at('q=%20'), 'q', 80)).toBeUndefined();
  expect(textOf(at(''), 'q', 80)).toBeUndefined();
});

test.each(['2026-02-30', '2026-13-01', '20261121', '2026-1-1', ''])('%s is no day', (day) => {
  expect(dayOf(at(`from=${day}`), 'from')).toBeUndefined();
});

test('a day of the calendar is one', () => expect(dayOf(at('from=2028-02-29'), 'from')).toBe('2028-02-29'));

describe('changes keep everything else', () => {
  test('text sets, null and empty text take out', () => {
    expect(String(withParams(at('a=1&b=2&c=3'), { a: '9', b: null, c: '' }))).toBe('a=9');
  });

  test('another filter starts at the first page', () => {
    expect(String(withFilter(at('tab=x&page=4'), 'status', 'paid'))).toBe('tab=x&status=paid');
    expect(String(withFilter(at('status=paid&page=4'), 'status', ''))).toBe('');
  });

  test('filters are taken out together with the page', () => {
    expect(String(withoutParams(at('tab=x&status=paid&q=a&page=2'), ['status', 'q']))).toBe('tab=x');
  });

  test('another page of the same list; the first one has no parameter', () => {
    expect(String(withPage(at('risk=low&page=4'), 5))).toBe('risk=low&page=5');
    expect(String(withPage(at('risk=low&page=4'), 1))).toBe('risk=low');
  });

  test('the given parameters are not changed in place', () => {
    const search = at('a=1');
    withParams(search, { a: null });
    expect(String(search)).toBe('a=1');
  });
});

test('a list is narrowed by any of its filters', () => {
  expect(hasParams(at('tab=x'), ['status', 'q'])).toBe(false);
  expect(hasParams(at('q='), ['status', 'q'])).toBe(true);
});

test('a query has no undefined values; false and null stay', () => {
  expect(defined({ a: 1, b: undefined, c: false, d: null })).toStrictEqual({ a: 1, c: false, d: null });
});
