import { problem } from '../problem/problem.ts';

/** `page` and `page_size` of a query; the contract's defaults are filled in before a handler sees it. */
type PageQuery = { readonly page?: number; readonly page_size?: number };

const DEFAULT_PAGE_SIZE = 20;

/** `limit` and `offset` of the page that a query asks for. */
export function pageRange({ page = 1, page_size: limit = DEFAULT_PAGE_SIZE }: PageQuery) {
  return { limit, offset: (page - 1) * limit };
}

/**
 * The page of a list: `{ count, next, previous, results }`, filters kept in the links.
 * @param count entries on all pages
 * @throws Problem `not_found` for a page past the last one; the first page of an empty list is fine.
 */
export function paged<T>(url: URL, query: PageQuery, count: number, results: readonly T[]) {
  const { page = 1 } = query;
  const { limit } = pageRange(query);
  const last = Math.max(1, Math.ceil(count / limit));
  if (page > last) throw problem('not_found');
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
