import { expect, test } from 'vitest';
import { PAGE_SIZE } from './asset-filters.ts';
import { assetsOfPage, columnsOf, contentOfRow, pageOfAsset, rowOf, rowsOf } from './feed-layout.ts';

test.each([
  ['a phone', 358, 16, 1],
  ['a small tablet', 704, 16, 2],
  ['a desktop', 1136, 16, 3],
  ['a desktop with larger text', 1136, 20, 2],
  ['a very wide window', 4000, 16, 4],
  ['no width', 0, 16, 1],
])('on %s (%i px, text of %i px) %i cards fit side by side', (_, width, rem, columns) => {
  expect(columnsOf(width, rem)).toBe(columns);
});

test.each([1, 2, 3, 4])(
  'with %i columns every asset of 10,000 is in exactly one row, and no row needs two pages',
  (columns) => {
    const count = 10_000;
    const seen: number[] = [];
    for (let row = 0; row < rowsOf(count, columns); row += 1) {
      const { page, from, length } = contentOfRow(row, columns, count);
      expect(from + length).toBeLessThanOrEqual(PAGE_SIZE);
      for (let index = from; index < from + length; index += 1) seen.push((page - 1) * PAGE_SIZE + index);
    }
    expect(seen).toEqual(Array.from({ length: count }, (_, index) => index));
  },
);

test('the last row ends with the list', () => {
  expect(contentOfRow(8, 3, 26)).toEqual({ page: 3, from: 0, first: 24, length: 2 });
});

test('page 3 starts at the 25th asset, in the ninth row of three', () => {
  expect(assetsOfPage(3, 27)).toEqual({ from: 24, to: 27 });
  expect(assetsOfPage(9, 27)).toEqual({ from: 27, to: 27 });
  expect(rowOf(24, 3)).toBe(8);
  expect(pageOfAsset(24)).toBe(3);
  expect(pageOfAsset(23)).toBe(2);
});
