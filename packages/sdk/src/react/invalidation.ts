import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { GliApiError } from '../client/errors.ts';
import { type MutationId, staleAfter, toMutationId } from './stale-after.ts';

/** Several providers on one cache share a subscription. */
const subscriptions = new WeakMap<QueryClient, { count: number; unsubscribe: () => void }>();

/**
 * Invalidates the queries in `staleAfter` after every successful mutation of the generated hooks, and after rejections
 * with 404, 409 or 412, because the page then differs from the server's data. To include your own mutation, name its
 * operation: `meta: { gliOperation: 'uploadAvatar' }`. An unknown name logs a warning. Returns a function that stops
 * the invalidation. `<GliProvider>` calls this. Call it yourself if you use a QueryClient without the provider, or if a
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
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type !== 'success' && !(action.type === 'error' && isContradiction(action.error))) return;
    const name = event.mutation.meta?.gliOperation;
    const operation = toMutationId(name);
    if (operation) void invalidateAfter(queryClient, operation);
    // biome-ignore lint/suspicious/noConsole: a typo would otherwise switch the invalidation off silently.
    else if (name !== undefined) console.warn(`@gli/sdk: meta.gliOperation names no write: ${String(name)}`);
  });
}

/**
 * Statuses that show that the page is out of date: the object no longer exists, or differs from what the page shows.
 */
const CONTRADICTIONS = [404, 409, 412];

const isContradiction = (error: unknown): boolean =>
  error instanceof GliApiError && CONTRADICTIONS.includes(error.status);

/**
 * Invalidates the data changed by an operation, for writes without a generated hook, such as an upload, or writes in
 * another tab.
 */
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
