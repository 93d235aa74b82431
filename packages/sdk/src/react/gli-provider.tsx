import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { GliClient } from '../client/create-client.ts';
import { GliClientContext, PendingWriteStorageContext } from './client-context.ts';
import { invalidateAfterMutations } from './invalidation.ts';
import { followSession } from './member-data.ts';
import { type PendingWriteStorage, tabStorage } from './tab-storage.ts';

export type GliProviderProps = {
  /** The client that the hooks below use. Two providers with two clients can live in one page. */
  client: GliClient;
  /** Created by default. Two clients need two of them, because their query keys are the same. */
  queryClient?: QueryClient | undefined;
  /**
   * Storage of `useIdempotentMutation`; the tab's session storage by default, and memory where the browser blocks it. It
   * must not throw.
   */
  pendingWriteStorage?: PendingWriteStorage | undefined;
  /**
   * Removes the member's data when a session starts or ends, and fetches what is on the screen; true by default. Set it to
   * false if you call `clearMemberData` yourself, for example after a navigation.
   */
  followsSession?: boolean | undefined;
  children: ReactNode;
};

/**
 * Provides the client to the generated hooks. Invalidates queries after writes, and removes the member's data when a session
 * starts or ends.
 */
export function GliProvider({
  client,
  queryClient,
  pendingWriteStorage = tabStorage,
  followsSession = true,
  children,
}: GliProviderProps) {
  const [own] = useState(() => queryClient ?? new QueryClient());
  const used = queryClient ?? own;
  useEffect(() => invalidateAfterMutations(used), [used]);
  useEffect(() => (followsSession ? followSession(client, used) : undefined), [followsSession, client, used]);
  return (
    // React 18 renders no context without `.Provider`.
    <GliClientContext.Provider value={client}>
      <PendingWriteStorageContext.Provider value={pendingWriteStorage}>
        <QueryClientProvider client={used}>{children}</QueryClientProvider>
      </PendingWriteStorageContext.Provider>
    </GliClientContext.Provider>
  );
}
