import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { GliClient } from '../client/create-client.ts';
import { GliClientContext, PendingWriteStorageContext } from './client-context.ts';
import { invalidateAfterMutations } from './invalidation.ts';
import { followSession } from './member-data.ts';
import { type PendingWriteStorage, tabStorage } from './tab-storage.ts';

export type GliProviderProps = {
  /** Client for the hooks below this provider. A page may have several providers with different clients. */
  client: GliClient;
  /** Created by default. Each client needs a separate one, because the query keys of all clients are the same. */
  queryClient?: QueryClient | undefined;
  /**
   * Storage for `useIdempotentMutation`. It must not throw. Default: the tab's session storage, or memory if the
   * browser blocks it.
   */
  pendingWriteStorage?: PendingWriteStorage | undefined;
  /**
   * True to remove the member's data when a session starts or ends, and to refetch what is on the screen. After a
   * successful `logIn`, `registerMember`, `logOut`, `forceLogOut` or `deleteAccount`, the previous session's tokens are
   * cleared. Pending writes end after a logout and when another member logs in. Default: true. Set it to false if you
   * clear the tokens and call `clearMemberData` and `clearPendingWrites` yourself, for example after a navigation.
   */
  followsSession?: boolean | undefined;
  children: ReactNode;
};

/**
 * Provides the client to the generated hooks. Invalidates queries after writes, and removes the member's data and tokens
 * when a session starts or ends.
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
  useEffect(
    () => (followsSession ? followSession(client, used, pendingWriteStorage) : undefined),
    [followsSession, client, used, pendingWriteStorage],
  );
  return (
    // In React 18, a context renders only through `.Provider`.
    <GliClientContext.Provider value={client}>
      <PendingWriteStorageContext.Provider value={pendingWriteStorage}>
        <QueryClientProvider client={used}>{children}</QueryClientProvider>
      </PendingWriteStorageContext.Provider>
    </GliClientContext.Provider>
  );
}
