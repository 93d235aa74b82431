/** A page of rows, as the API's lists return it. */
export type ListPage<Row> = { count: number; results: readonly Row[] };

/** One page, counted from 1, of rows that are loaded together; all of them without a page size. */
export function toListPage<Row>(
  rows: readonly Row[],
  page = 1,
  pageSize = Number.POSITIVE_INFINITY,
): ListPage<Row> {
  const from = page === 1 ? 0 : (page - 1) * pageSize;
  return { count: rows.length, results: rows.slice(from, from + pageSize) };
}
