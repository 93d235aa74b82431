import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { GliClient } from '../client/create-client.ts';
import { GliClientContext } from './client-context.ts';
import { invalidateAfterMutations } from './invalidation.ts';

export type GliProviderProps = {
  /** The client that the hooks below use. Two providers with two clients can live in one page. */
  client: GliClient;
  /** Created by default. Two clients must not share one, because their query keys are the same. */
  queryClient?: QueryClient;
  children: ReactNode;
};

/** Provides the client to the generated hooks, and invalidates queries after mutations. */
export function GliProvider({ client, queryClient, children }: GliProviderProps) {
  const [own] = useState(() => queryClient ?? new QueryClient());
  const used = queryClient ?? own;
  useEffect(() => invalidateAfterMutations(used), [used]);
  return (
    // React 18 renders no context without `.Provider`.
    <GliClientContext.Provider value={client}>
      <QueryClientProvider client={used}>{children}</QueryClientProvider>
    </GliClientContext.Provider>
  );
}
