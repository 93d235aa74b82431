import { validateShapes } from '@gli/sdk/shapes';
import type { QueryClient } from '@tanstack/react-query';

export { validateShapes };

/** Refetches cached data that does not match the contract. Returns true if there was any. */
export function refetchInvalid(queries: QueryClient): boolean {
  const odd = queries.getQueryCache().findAll({
    predicate: ({ queryKey: [path], state: { data } }) =>
      typeof path === 'string' && listPages(data).some((page) => hasIssues(path, page)),
  });
  for (const { queryKey } of odd) void queries.resetQueries({ queryKey, exact: true });
  return odd.length > 0;
}

/** Returns the response as a list, or all pages of an infinite list. */
function listPages(data: unknown): readonly unknown[] {
  if (data === undefined) return [];
  const isInfinite = typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
  return isInfinite && Array.isArray(data.pages) ? data.pages : [data];
}

/**
 * True if data does not match the contract.
 * @param key the path, with a suffix after `?` if the app has added something to the response
 */
function hasIssues(key: string, data: unknown): boolean {
  const [path = ''] = key.split('?');
  return (validateShapes({ method: 'GET', path, status: 200, data })?.length ?? 0) > 0;
}
