/** A page of rows, as returned by the API's lists. */
export type ListPage<Row> = { count: number; results: readonly Row[] };

/**
 * Returns a page of rows that were all loaded together. Pages start at 1. Without a page size, returns all
 * rows.
 */
export function toListPage<Row>(
  rows: readonly Row[],
  page = 1,
  pageSize = Number.POSITIVE_INFINITY,
): ListPage<Row> {
  const from = page === 1 ? 0 : (page - 1) * pageSize;
  return { count: rows.length, results: rows.slice(from, from + pageSize) };
}
