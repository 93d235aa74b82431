import { PAGE_SIZE } from './asset-filters.ts';

/** Least width of a card and the gap between two, in rem: the grid of the loading cards has the same. */
const leastCardRem = 18;
const gapRem = 1.5;
/** Every number up to it divides a page, so that a row never needs two pages. */
const mostColumns = 4;

/** How many cards stand side by side in `widthPx`. */
export function columnsOf(widthPx: number, remPx: number): number {
  const fitting = Math.floor((widthPx / remPx + gapRem) / (leastCardRem + gapRem));
  return Math.min(mostColumns, Math.max(1, fitting));
}

/** How many rows a list of `count` assets has. */
export function rowsOf(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

/** The row that an asset stands in; assets and rows are counted from 0. */
export function rowOf(index: number, columns: number): number {
  return Math.floor(index / columns);
}

/** The page that an asset comes with, counted from 1. */
export function pageOfAsset(index: number): number {
  return Math.floor(index / PAGE_SIZE) + 1;
}

/** The assets that a page begins and ends before, counted from 0 and cut at the end of the list. */
export function assetsOfPage(page: number, count: number): { from: number; to: number } {
  return { from: Math.min((page - 1) * PAGE_SIZE, count), to: Math.min(page * PAGE_SIZE, count) };
}

/** What a row shows: the page it comes with, its places on that page, and the place of its first asset in the list. */
export function contentOfRow(row: number, columns: number, count: number) {
  const first = row * columns;
  const page = pageOfAsset(first);
  const from = first - (page - 1) * PAGE_SIZE;
  const length = Math.max(0, Math.min(columns, count - first));
  return { page, from, to: from + length, first, length };
}
