import { publicReads } from '@gli/sdk';
import { keepPreviousData, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';

/** Time for which data counts as fresh, in ms. Returning to a page within this time fetches nothing. */
const FRESH_MS = 30_000;

/**
 * Creates the cache of server data.
 * @param onError called with the error of each failed call
 */
export const createQueryCache = (onError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The transport already retries safe calls, and retries by React Query would multiply them. While offline, calls
      // fail immediately instead of showing a skeleton, and failed reads are repeated once online.
      queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });

/**
 * Refetches visible data after a change of user or language. Call it once the screens have rendered the change, so
 * that members' queries are already disabled. For a visitor, refetches only public data, because a member's screen
 * may still be mounted.
 */
export function refetch(queryClient: QueryClient, as: 'member' | 'visitor'): Promise<void> {
  return queryClient.invalidateQueries(
    { predicate: ({ queryKey }) => as === 'member' || isPublic(queryKey) },
    { cancelRefetch: false },
  );
}

const isPublic = ([path]: Query['queryKey']): boolean =>
  typeof path === 'string' && publicReads.some((read) => read.test(path));

/** Removes an inactive wallet address's data and cancels its requests. Spec §4 Wallet */
export function removeAddress(queryClient: QueryClient, address: string): void {
  // The query keys of the generated hooks contain the call's parameters.
  const hasAddress = (part: unknown) =>
    typeof part === 'object' && part !== null && 'wallet_address' in part && part.wallet_address === address;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.some(hasAddress) });
}

/** Query options that keep the previous rows until the next ones have loaded. */
export const keepPage = { query: { placeholderData: keepPreviousData } };
