import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type MutationId, staleAfter } from './stale-after.ts';

/** Several providers over one cache subscribe to it once. */
const subscriptions = new WeakMap<QueryClient, { count: number; unsubscribe: () => void }>();

/**
 * Invalidates what `staleAfter` lists after every successful mutation of the generated hooks. Returns a function that
 * stops it. `<GliProvider>` does this; call it yourself when you use a QueryClient without the provider, or when a
 * mutation may end after the provider has unmounted.
 */
export function invalidateAfterMutations(queryClient: QueryClient): () => void {
  const known = subscriptions.get(queryClient);
  if (known) known.count += 1;
  else subscriptions.set(queryClient, { count: 1, unsubscribe: subscribe(queryClient) });
  let isSubscribed = true;
  return () => {
    const entry = subscriptions.get(queryClient);
    if (!isSubscribed || !entry) return;
    isSubscribed = false;
    entry.count -= 1;
    if (entry.count > 0) return;
    entry.unsubscribe();
    subscriptions.delete(queryClient);
  };
}

function subscribe(queryClient: QueryClient): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const name = event.mutation.options.mutationKey?.[0];
    if (isMutation(name)) void invalidateAfter(queryClient, name);
  });
}

/** Invalidates what one operation changed, for writes without a hook (an upload, another tab). */
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
