import { expect, test } from 'vitest';
import { toListPage } from './list-page.ts';

test('returns the page’s rows and the total count', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'];
  expect(toListPage(rows, 1, 2)).toEqual({ count: 5, results: ['a', 'b'] });
  expect(toListPage(rows, 3, 2)).toEqual({ count: 5, results: ['e'] });
  expect(toListPage(rows, 4, 2)).toEqual({ count: 5, results: [] });
});

test('returns all rows if there is no page size', () => {
  expect(toListPage(['a', 'b', 'c'])).toEqual({ count: 3, results: ['a', 'b', 'c'] });
});
