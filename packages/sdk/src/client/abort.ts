/** Calls `listener` when `signal` aborts, at once if it has; gives back what lets go of the signal. */
export function onAbort(signal: AbortSignal | null | undefined, listener: () => void): () => void {
  if (signal?.aborted) listener();
  signal?.addEventListener('abort', listener);
  return () => signal?.removeEventListener('abort', listener);
}

/** Waits for `promise`, but no longer than `signal` allows; what the promise stands for goes on for others. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  let unsubscribe: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    unsubscribe = onAbort(signal, () => reject(signal?.reason));
  });
  return Promise.race([promise, aborted]).finally(unsubscribe);
}

/** Waits `ms` milliseconds; rejects with the signal's reason as soon as it aborts. */
export function sleep(ms: number, signal?: AbortSignal | null): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return abortable(passed, signal).finally(() => clearTimeout(timer));
}
