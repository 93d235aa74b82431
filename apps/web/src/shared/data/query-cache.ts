import { publicReads } from '@gli/sdk';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';

/** Time for which data is fresh, in ms; going back fetches nothing. */
const FRESH_MS = 30_000;

/**
 * Creates the cache of the server's data.
 * @param onError called with the error of each call that failed
 */
export const createQueryCache = (onError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The transport retries what is safe to retry; retries of React Query on top of it would multiply. Without a
      // network a call fails immediately, instead of waiting behind a skeleton. What failed is read again with the network.
      queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });

/**
 * Refetches visible data for the current user. Call it after the screens have rendered the change: queries for members
 * only are disabled by then. For a visitor, it only refetches public data, because a member's screen may still be
 * mounted.
 */
export function refetch(queryClient: QueryClient, as: 'member' | 'visitor'): Promise<void> {
  return queryClient.invalidateQueries(
    { predicate: ({ queryKey }) => as === 'member' || isPublic(queryKey) },
    { cancelRefetch: false },
  );
}

const isPublic = ([path]: Query['queryKey']): boolean =>
  typeof path === 'string' && publicReads.some((read) => read.test(path));

/** Removes data of an inactive wallet address, including requests in flight. Spec §4 Wallet */
export function removeAddress(queryClient: QueryClient, address: string): void {
  // The generated hooks have a call's parameters in its key.
  const isOfAddress = (part: unknown) =>
    typeof part === 'object' && part !== null && 'wallet_address' in part && part.wallet_address === address;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.some(isOfAddress) });
}
