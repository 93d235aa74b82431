import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type MutationId, staleAfter } from './stale-after.ts';

/**
 * Follows every successful mutation of the generated hooks and marks stale what `staleAfter` says. Returns a function
 * that stops it. `<GliProvider>` does this; call it yourself only where you use a QueryClient without the provider.
 */
export function invalidateAfterMutations(queryClient: QueryClient): () => void {
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
