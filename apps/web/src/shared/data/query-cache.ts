import { publicReads } from '@gli/sdk';
import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Takes away every response to a member: queries of screens that are gone leave the cache, those on the screen become
 * "loading", and responses still in flight are dropped. Nothing is fetched again yet.
 */
export function clearQueryCache(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  const isSeen = (query: Query) => query.getObserversCount() > 0;
  queryClient.removeQueries({ predicate: (query) => !isSeen(query) });
  // Reset, not removed: a mounted screen would keep showing data that the cache no longer knows.
  for (const query of queryClient.getQueryCache().findAll({ predicate: isSeen })) query.reset();
}

/**
 * Fetches again what is on the screen, as the one who is signed in now. Call it after the screens have rendered that
 * change: queries for members only are disabled by then. For a visitor it refetches public data only, because a member's
 * screen may still be mounted.
 */
export function refetch(queryClient: QueryClient, as: 'member' | 'visitor'): Promise<void> {
  return queryClient.invalidateQueries(
    { predicate: ({ queryKey }) => as === 'member' || isPublic(queryKey) },
    { cancelRefetch: false },
  );
}

const isPublic = ([path]: Query['queryKey']): boolean =>
  typeof path === 'string' && publicReads.some((read) => read.test(path));

/** Removes what was read for a wallet address that is no longer the active one, in flight or not. Spec §4 Wallet */
export function removeAddress(queryClient: QueryClient, address: string): void {
  // The generated hooks have a call's parameters in its key.
  const isOfAddress = (part: unknown) =>
    typeof part === 'object' && part !== null && 'wallet_address' in part && part.wallet_address === address;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.some(isOfAddress) });
}
