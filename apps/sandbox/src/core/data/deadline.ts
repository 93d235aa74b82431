import { AsyncLocalStorage } from 'node:async_hooks';

const deadline = new AsyncLocalStorage<AbortSignal>();

/**
 * Runs a request that waits for connections and locks of a PostgreSQL server for at most this time in total. Its time
 * may already be over.
 */
export const withDeadline = <T>(ms: number, run: () => T): T =>
  deadline.run(AbortSignal.timeout(Math.max(0, ms)), run);

/** Calls `giveUp` when the deadline of the caller's request passes. Returns a function that cancels this. */
export function atDeadline(giveUp: () => void): () => void {
  const signal = deadline.getStore();
  if (signal?.aborted) giveUp();
  else signal?.addEventListener('abort', giveUp, { once: true });
  return () => signal?.removeEventListener('abort', giveUp);
}
