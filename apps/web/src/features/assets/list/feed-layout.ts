import { PAGE_SIZE } from './asset-filters.ts';

/** Minimum width of a card and the gap between two, in rem: the same as in the grid of the loading cards. */
const CARD_MIN_REM = 18;
const GAP_REM = 1.5;
/** Every number up to it divides a page, so that a row never needs two pages. */
const MAX_COLUMNS = 4;

/** How many cards fit side by side in `widthPx`. */
export function columnsOf(widthPx: number, remPx: number): number {
  const fitting = Math.floor((widthPx / remPx + GAP_REM) / (CARD_MIN_REM + GAP_REM));
  return Math.min(MAX_COLUMNS, Math.max(1, fitting));
}

export function rowsOf(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

/** The row of an asset; assets and rows are counted from 0. */
export function rowOf(index: number, columns: number): number {
  return Math.floor(index / columns);
}

/** The server's page with an asset, counted from 1. */
export function pageOfAsset(index: number): number {
  return Math.floor(index / PAGE_SIZE) + 1;
}

/** The range of assets on a page, counted from 0 and cut at the end of the list. */
export function assetsOfPage(page: number, count: number): { from: number; to: number } {
  return { from: Math.min((page - 1) * PAGE_SIZE, count), to: Math.min(page * PAGE_SIZE, count) };
}

/** What a row shows: its page, its range on that page, and the index of its first asset in the list. */
export function contentOfRow(row: number, columns: number, count: number) {
  const first = row * columns;
  const page = pageOfAsset(first);
  const from = first - (page - 1) * PAGE_SIZE;
  const length = Math.max(0, Math.min(columns, count - first));
  return { page, from, first, length };
}
