import { GliProvider } from '@gli/sdk/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Platform } from '../platform.ts';
import { usePlatform } from '../platform.ts';
import { dropAddressData } from './drop-address-data.ts';
import { clearQueryCache, refetch } from './query-cache.ts';

/** How long an answer is fresh, in ms: going back and forth between screens asks nothing again. */
const freshMs = 30_000;

const caches = new WeakMap<Platform, QueryClient>();

/** The one cache of the platform's answers. */
function cacheOf(platform: Platform): QueryClient {
  const known = caches.get(platform);
  if (known) return known;
  // The transport repeats what is safe to repeat; React Query repeating on top of it would multiply.
  // Without a network a call fails at once and says so, instead of waiting behind a skeleton.
  const isVisitor = () => platform.session.getState().status === 'guest';
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  caches.set(platform, cache);
  platform.queryCache.current = {
    forget: () => clearQueryCache(cache),
    refetch: () => void refetch(cache, isVisitor() ? 'visitor' : 'member'),
    dropAddress: (address) => dropAddressData(cache, address),
  };
  return cache;
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
