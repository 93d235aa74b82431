import { problem } from '../problem/problem.ts';

/** Paging parameters of a query, with the contract's defaults filled in. */
type PageQuery = { readonly page?: number; readonly page_size?: number };

const DEFAULT_PAGE_SIZE = 20;

/** Returns `limit` and `offset` of the requested page. */
export function pageRange({ page = 1, page_size: limit = DEFAULT_PAGE_SIZE }: PageQuery) {
  return { limit, offset: (page - 1) * limit };
}

/** A query that has not been executed yet. */
type Rows<Row> = { limit(count: number): { offset(count: number): PromiseLike<Row[]> } };

/**
 * Reads the requested page of a query.
 * @param count number of entries on all pages
 */
export async function readPage<Row, View>(
  { url, query }: { readonly url: URL; readonly query: PageQuery },
  count: number | PromiseLike<number>,
  rows: Rows<Row>,
  toView: (row: Row) => View,
) {
  const { limit, offset } = pageRange(query);
  const page = await rows.limit(limit).offset(offset);
  return paged(url, query, await count, page.map(toView));
}

/**
 * Returns one page of a list: `{ count, next, previous, results }`. The links keep the filters.
 * @param count number of entries on all pages
 * @throws Problem `page_not_found` for a page after the last one; the first page of an empty list is valid
 */
export function paged<T>(url: URL, query: PageQuery, count: number, results: readonly T[]) {
  const { page = 1 } = query;
  const { limit } = pageRange(query);
  const last = Math.max(1, Math.ceil(count / limit));
  if (page > last) throw problem('page_not_found');
  const link = (target: number) => {
    const parameters = new URLSearchParams(url.searchParams);
    parameters.set('page', String(target));
    return `${url.pathname}?${parameters}`;
  };
  return {
    count,
    next: page < last ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: [...results],
  };
}
