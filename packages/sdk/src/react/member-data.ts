import type { Query, QueryClient } from '@tanstack/react-query';
import type { GliClient } from '../client/create-client.ts';
import { type MutationId, toMutationId } from './stale-after.ts';

/** Writes that start or end a session. */
const SESSION_WRITES: ReadonlySet<MutationId> = new Set([
  'logIn',
  'registerMember',
  'logOut',
  'forceLogOut',
  'deleteAccount',
]);

/**
 * Removes the signed-in member's data from the cache. Queries on the screen become pending, and responses in flight are
 * dropped. Nothing is fetched. `<GliProvider>` calls this when a session starts or ends. For a QueryClient without a
 * provider, call it yourself, then `refetchQueries` once the new tokens are stored.
 */
export function clearMemberData(queryClient: QueryClient): void {
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.getAll())
    if (mutation.state.status !== 'pending') mutations.remove(mutation);
  const isObserved = (query: Query) => query.getObserversCount() > 0;
  queryClient.removeQueries({ predicate: (query) => !isObserved(query) });
  // Reset instead of removed, because a mounted component would keep showing the removed data.
  for (const query of queryClient.getQueryCache().findAll({ predicate: isObserved })) query.reset();
}

/**
 * Replaces the cached data of the previous member when a session starts or ends. The client reports most sessions. For
 * tokens stored outside the client, successful writes that start or end a session are detected as well. Returns a
 * function that stops this.
 */
export function followSession(client: GliClient, queryClient: QueryClient): () => void {
  let replacedAt = 0;
  const replace = () => {
    replacedAt = Date.now();
    clearMemberData(queryClient);
    void queryClient.refetchQueries({ type: 'active' });
  };
  const stops = [
    client.onAuthChange((change) => {
      if (change !== 'renewed') replace();
    }),
    // Runs after the mutation's callbacks, which may store the new tokens.
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const operation = toMutationId(event.mutation.meta?.gliOperation);
      if (!operation || !SESSION_WRITES.has(operation)) return;
      // Removed, because its variables may contain a password.
      queryClient.getMutationCache().remove(event.mutation);
      if (replacedAt < event.mutation.state.submittedAt) replace();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
