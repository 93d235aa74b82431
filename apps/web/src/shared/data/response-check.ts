import { validateShapes } from '@gli/sdk/shapes';
import type { QueryClient } from '@tanstack/react-query';
import { watchCharacters } from '../../design/other-fonts.ts';

export { validateShapes };

/** Reads again what is in the cache and no screen could show; true when there was any. */
export function refetchOdd(queries: QueryClient | undefined): boolean {
  const odd = queries?.getQueryCache().findAll({
    predicate: ({ queryKey: [path], state: { data } }) =>
      typeof path === 'string' && pagesOf(data).some((page) => hasIssues(path, page)),
  });
  for (const { queryKey } of odd ?? []) void queries?.resetQueries({ queryKey, exact: true });
  return odd !== undefined && odd.length > 0;
}

/** One response, or those of a list that loads page after page. */
function pagesOf(data: unknown): readonly unknown[] {
  if (data === undefined) return [];
  const isInfinite = typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
  return isInfinite && Array.isArray(data.pages) ? data.pages : [data];
}

function hasIssues(path: string, data: unknown): boolean {
  return (validateShapes({ method: 'GET', path, status: 200, data })?.length ?? 0) > 0;
}

// Data may have characters that the app's words do not; in development the fonts have all of them.
// Without a network the fonts stay as they are.
if (import.meta.env.VITE_RULES_IN_DOCUMENT) watchCharacters().catch(() => {});
