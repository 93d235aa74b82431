import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type MutationId, staleAfter } from './stale-after.ts';

/** Who follows each cache, and what ends it: several providers over one cache follow it once. */
const followed = new WeakMap<QueryClient, { followers: number; stop: () => void }>();

/**
 * Follows every successful mutation of the generated hooks and marks stale what `staleAfter` says. Returns a function
 * that stops it. `<GliProvider>` does this; call it yourself where you use a QueryClient without the provider, or where
 * a mutation may end after the provider is gone.
 */
export function invalidateAfterMutations(queryClient: QueryClient): () => void {
  const known = followed.get(queryClient);
  if (known) known.followers += 1;
  else followed.set(queryClient, { followers: 1, stop: follow(queryClient) });
  let isFollowing = true;
  return () => {
    const entry = followed.get(queryClient);
    if (!isFollowing || !entry) return;
    isFollowing = false;
    entry.followers -= 1;
    if (entry.followers > 0) return;
    entry.stop();
    followed.delete(queryClient);
  };
}

function follow(queryClient: QueryClient): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const name = event.mutation.options.mutationKey?.[0];
    if (isMutation(name)) void invalidateAfter(queryClient, name);
  });
}

/** Marks stale what one operation changed: for writes that do not go through a hook (an upload, another tab's). */
export function invalidateAfter(queryClient: QueryClient, operation: MutationId): Promise<void> {
  const prefixes = staleAfter[operation];
  if (prefixes.length === 0) return Promise.resolve();
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => reads(queryKey, prefixes),
  });
}

function reads([path]: QueryKey, prefixes: readonly string[]): boolean {
  return typeof path === 'string' && prefixes.some((prefix) => path.startsWith(prefix));
}

function isMutation(name: unknown): name is MutationId {
  return typeof name === 'string' && Object.hasOwn(staleAfter, name);
}
