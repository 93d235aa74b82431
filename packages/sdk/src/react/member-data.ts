import type { Mutation, Query, QueryClient } from '@tanstack/react-query';
import type { GliClient } from '../client/create-client.ts';
import type { Tokens } from '../client/tokens.ts';
import { type MutationId, toMutationId } from './stale-after.ts';
import type { PendingWriteStorage } from './tab-storage.ts';
import { clearPendingWrites } from './write-store.ts';

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
  // Resets the queries instead of removing them, because a mounted component would keep showing the removed data.
  for (const query of queryClient.getQueryCache().findAll({ predicate: isObserved })) query.reset();
}

/** A session write in flight. */
type SessionWrite = {
  /** Stored tokens of the session that the write replaces or ends. */
  tokens: Promise<Tokens | null>;
  /** Number of session changes before the write. */
  changeCount: number;
};

/**
 * Replaces the cached data of the previous member when a session starts or ends. The client reports most sessions. For
 * tokens stored outside the client, successful writes that start or end a session are detected as well. After such a
 * write, the tokens of the previous session are cleared, unless the write's callbacks have replaced them. A logout ends
 * pending writes, and a login ends other members' writes. Returns a function that stops this.
 */
export function followSession(
  client: GliClient,
  queryClient: QueryClient,
  pendingWrites: PendingWriteStorage,
): () => void {
  const writes = new Map<Mutation<unknown, unknown, unknown>, SessionWrite>();
  let changeCount = 0;
  const replace = () => {
    changeCount += 1;
    clearMemberData(queryClient);
    void queryClient.refetchQueries({ type: 'active' });
  };
  const readTokens = async () => {
    try {
      return await client.tokens.get();
    } catch (error) {
      return reportStoreError(error);
    }
  };
  const endPrevious = async (write: SessionWrite) => {
    const tokens = await write.tokens;
    if (write.changeCount !== changeCount) return;
    try {
      if (tokens) await client.tokens.clear(tokens);
    } catch (error) {
      reportStoreError(error);
    }
    if (write.changeCount === changeCount) replace();
  };
  const stops = [
    client.onAuthChange((change) => {
      if (change !== 'renewed') replace();
      // The renewed tokens belong to the same session.
      else for (const write of writes.values()) write.tokens = readTokens();
    }),
    // A success is reported after the mutation's callbacks, which may store the new tokens.
    queryClient.getMutationCache().subscribe((event) => {
      const operation = toMutationId(event.mutation?.meta?.gliOperation);
      if (event.type !== 'updated' || !operation || !SESSION_WRITES.has(operation)) return;
      const { action, mutation } = event;
      // A logout is deliberate, even if the server cannot be reached.
      if (action.type === 'pending' && operation === 'logOut') clearPendingWrites(pendingWrites);
      if (action.type === 'pending') writes.set(mutation, { tokens: readTokens(), changeCount });
      if (action.type !== 'success' && action.type !== 'error') return;
      const write = writes.get(mutation) ?? { tokens: Promise.resolve(null), changeCount };
      writes.delete(mutation);
      if (action.type === 'error') return;
      clearPendingWrites(pendingWrites, getMemberId(action.data));
      // Removes the mutation, because its variables may contain a password.
      queryClient.getMutationCache().remove(mutation);
      void endPrevious(write);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns the id of the member who has logged in, or null after a logout. */
function getMemberId(grant: unknown): string | null {
  if (typeof grant !== 'object' || grant === null || !('user' in grant)) return null;
  const { user } = grant;
  return typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string'
    ? user.id
    : null;
}

/** Logs an error that no caller can catch. The member's data is removed nevertheless. */
function reportStoreError(error: unknown): null {
  // biome-ignore lint/suspicious/noConsole: no caller can catch the error.
  console.error('@gli/sdk: the token store failed while the session changed.', error);
  return null;
}
