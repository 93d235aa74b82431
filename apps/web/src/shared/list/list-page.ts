import { keepPreviousData } from '@tanstack/react-query';

/** A page of rows, as returned by the API's lists. */
export type ListPage<Row> = { count: number; results: readonly Row[] };

/** Returns one page, starting at 1, of rows that are loaded together. Without a page size, returns all rows. */
export function toListPage<Row>(
  rows: readonly Row[],
  page = 1,
  pageSize = Number.POSITIVE_INFINITY,
): ListPage<Row> {
  const from = page === 1 ? 0 : (page - 1) * pageSize;
  return { count: rows.length, results: rows.slice(from, from + pageSize) };
}

/** Options of a list's query: the previous rows stay until the next ones have loaded. */
export const keepPage = { query: { placeholderData: keepPreviousData } };
