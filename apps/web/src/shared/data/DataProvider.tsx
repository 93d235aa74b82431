import { GliProvider } from '@gli/sdk/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RouteParameters } from '../../routes.ts';
import type { Prefetch } from '../loading/prefetch.ts';
import { type Platform, usePlatform } from '../platform.ts';
import { clearQueryCache, refetch, removeAddress } from './query-cache.ts';

/** How long data is fresh, in ms: going back and forth between screens fetches nothing again. */
const FRESH_MS = 30_000;

/** How long a first page has the network for itself before the check of answers is fetched, in ms. */
const RESPONSE_CHECK_DELAY_MS = 2_000;

const caches = new WeakMap<Platform, QueryClient>();

/** The one query cache of the platform. */
function cacheOf(platform: Platform): QueryClient {
  const known = caches.get(platform);
  if (known) return known;
  const cache = new QueryClient({
    defaultOptions: {
      // The transport retries what is safe to retry; retries of React Query on top of it would multiply. Without a
      // network a call fails immediately, instead of waiting behind a skeleton.
      queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  caches.set(platform, cache);
  const isVisitor = () => platform.session.getState().status === 'guest';
  platform.queryCache.current = {
    queries: cache,
    clear: () => clearQueryCache(cache),
    refetch: () => void refetch(cache, isVisitor() ? 'visitor' : 'member'),
    removeAddress: (address) => removeAddress(cache, address),
  };
  // A part that an odd answer breaks before that fetches it immediately: shared/loading/Part.tsx.
  setTimeout(() => void platform.checkResponses().catch(() => false), RESPONSE_CHECK_DELAY_MS);
  return cache;
}

/** Starts the first reads of a screen; settles with them, and never fails. */
async function prefetchData(
  platform: Platform,
  prefetch: Prefetch,
  parameters: RouteParameters,
): Promise<void> {
  const { client, session } = platform;
  const cache = cacheOf(platform);
  const state = session.getState();
  const reads: Promise<void>[] = [];
  prefetch({
    load: (query, next) => {
      // What is no longer fresh is left to the screen.
      if (!cache.getQueryState(query.queryKey)) reads.push(cache.fetchQuery(query).then(next, () => {}));
    },
    client,
    member: state.status === 'authenticated' ? state.user : null,
    parameters,
  });
  // With those that a read adds.
  for (const read of reads) await read;
}

/** Client and cache for the generated hooks below. */
export function DataProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  return (
    <GliProvider client={platform.client} queryClient={cacheOf(platform)}>
      {children}
    </GliProvider>
  );
}

/** What the generated hooks need. Every screen that starts with data exports it: the page fetches no file more for it. */
export const dataLayer = { DataProvider, prefetchData };
export type DataLayer = typeof dataLayer;
