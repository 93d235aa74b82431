/** Calls `listener` when `signal` aborts, or immediately if it already has. Returns a function that unsubscribes. */
export function onAbort(signal: AbortSignal | null | undefined, listener: () => void): () => void {
  if (signal?.aborted) listener();
  signal?.addEventListener('abort', listener);
  return () => signal?.removeEventListener('abort', listener);
}

/** Waits for `promise` until `signal` aborts. The work behind the promise continues for other callers. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  let unsubscribe: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    unsubscribe = onAbort(signal, () => reject(signal?.reason));
  });
  return Promise.race([promise, aborted]).finally(unsubscribe);
}

/** Waits `ms` milliseconds. Rejects with the signal's reason when it aborts. */
export function sleep(ms: number, signal?: AbortSignal | null): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return abortable(passed, signal).finally(() => clearTimeout(timer));
}
