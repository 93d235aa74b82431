import { LIST_PAGE_MAX } from '@gli/validation';
import { describe, expect, test } from 'vitest';
import {
  deleteParams,
  getDateParam,
  getPageParam,
  getStringParam,
  hasParams,
  omitUndefined,
  parseEnum,
  setFilter,
  setPageParam,
  setParams,
} from './search-params.ts';

const at = (query: string) => new URLSearchParams(query);

test.each(['0', '-1', '1.5', 'two', '', '1e400'])('parses page=%s as the first page', (page) => {
  expect(getPageParam(at(`page=${page}`))).toBe(1);
});

test.each(['1000001', '99999999999', '1e30'])('parses page=%s as a page past the end', (page) => {
  expect(getPageParam(at(`page=${page}`))).toBe(LIST_PAGE_MAX);
});

test.each([
  ['강릉'.normalize('NFD'), '강릉'],
  ['\u200b jeju  villa ', 'jeju villa'],
  ['\u200b', undefined],
  ['가'.repeat(9), '가'.repeat(5)],
  ['12345 7', '12345'],
])('parses q=%j as %j', (typed, text) => {
  expect(getStringParam(at(`q=${encodeURIComponent(typed)}`), 'q', text === 'jeju villa' ? 20 : 5)).toBe(
    text,
  );
});

test('supports other names for the page parameter', () => {
  expect(getPageParam(at('page=3&investments=2'))).toBe(3);
  expect(getPageParam(at('page=3&investments=2'), 'investments')).toBe(2);
  expect(getPageParam(at(''))).toBe(1);
});

test('ignores a value that is not allowed', () => {
  expect(parseEnum(['low', 'high'], 'high')).toBe('high');
  expect(parseEnum(['low', 'high'], 'constructor')).toBeUndefined();
  expect(parseEnum(['low', 'high'], null)).toBeUndefined();
});

test('trims and truncates text and ignores blank text', () => {
  expect(getStringParam(at('q=%20jeju%20'), 'q', 80)).toBe('jeju');
  expect(getStringParam(at('q=abcdef'), 'q', 3)).toBe('abc');
  expect(getStringParam(at('q=%20'), 'q', 80)).toBeUndefined();
  expect(getStringParam(at(''), 'q', 80)).toBeUndefined();
});

test.each(['2026-02-30', '2026-13-01', '20261121', '2026-1-1', ''])('rejects %s as a day', (day) => {
  expect(getDateParam(at(`from=${day}`), 'from')).toBeUndefined();
});

test('accepts a calendar day', () => expect(getDateParam(at('from=2028-02-29'), 'from')).toBe('2028-02-29'));

describe('changing parameters', () => {
  test('sets text, and deletes null and empty text', () => {
    expect(String(setParams(at('a=1&b=2&c=3'), { a: '9', b: null, c: '' }))).toBe('a=9');
  });

  test('returns to the first page if a filter changes', () => {
    expect(String(setFilter(at('tab=x&page=4'), 'status', 'paid'))).toBe('tab=x&status=paid');
    expect(String(setFilter(at('status=paid&page=4'), 'status', ''))).toBe('');
  });

  test('deletes filters and the page', () => {
    expect(String(deleteParams(at('tab=x&status=paid&q=a&page=2'), ['status', 'q']))).toBe('tab=x');
  });

  test('sets the page, and removes the parameter for the first page', () => {
    expect(String(setPageParam(at('risk=low&page=4'), 5))).toBe('risk=low&page=5');
    expect(String(setPageParam(at('risk=low&page=4'), 1))).toBe('risk=low');
  });

  test('keeps the existing parameters unchanged', () => {
    const search = at('a=1');
    setParams(search, { a: null });
    expect(String(search)).toBe('a=1');
  });
});

test('detects any active filter', () => {
  expect(hasParams(at('tab=x'), ['status', 'q'])).toBe(false);
  expect(hasParams(at('q='), ['status', 'q'])).toBe(true);
});

test('omits undefined values and keeps false and null', () => {
  expect(omitUndefined({ a: 1, b: undefined, c: false, d: null })).toStrictEqual({ a: 1, c: false, d: null });
});
