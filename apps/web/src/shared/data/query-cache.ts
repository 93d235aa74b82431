import { publicReads } from '@gli/sdk';
import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Takes every answer of a member away at once: those of screens that are gone leave the cache, those on the screen
 * become "loading", and what is still on its way is dropped when it comes. Nothing is asked again yet.
 */
export function clearQueryCache(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  const isSeen = (query: Query) => query.getObserversCount() > 0;
  queryClient.removeQueries({ predicate: (query) => !isSeen(query) });
  // Reset, not removed: a screen that goes on would keep showing an answer that the cache no longer knows.
  for (const query of queryClient.getQueryCache().findAll({ predicate: isSeen })) query.reset();
}

/**
 * Asks again for what is on the screen, as whoever is signed in now. Call it when the screens know who that is: a query
 * that is for members only has switched itself off by then. For a visitor nothing is asked that needs a log-in, either:
 * a member's screen may stand until the next one is here.
 */
export function refetch(queryClient: QueryClient, asker: 'member' | 'visitor'): Promise<void> {
  return queryClient.invalidateQueries(
    { predicate: ({ queryKey }) => asker === 'member' || isPublic(queryKey) },
    { cancelRefetch: false },
  );
}

const isPublic = ([path]: Query['queryKey']): boolean =>
  typeof path === 'string' && publicReads.some((read) => read.test(path));
