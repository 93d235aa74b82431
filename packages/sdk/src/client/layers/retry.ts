import type { RetryOptions } from '../constants.ts';
import { GliNetworkError, GliTimeoutError } from '../errors.ts';
import { IDEMPOTENCY_KEY } from '../headers.ts';
import { retryOptions } from '../numeric-options.ts';
import { type ApiReply, isRead, type Layer } from '../request.ts';
import { retryAfterMs } from '../retry-after.ts';

export type RetryEffects = {
  random: () => number;
  now: () => number;
  /** Must reject with the reason of the signal when it aborts. */
  sleep: (ms: number, signal?: AbortSignal | null) => Promise<void>;
};

/** 500 too: the platform undoes a write that it failed, and keeps no such response for its key. */
const RETRYABLE_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

/**
 * Retries transient failures, by the `retry` of the call over `defaults`, where that is safe: reads, and writes with an idempotency key. After a timeout only such a
 * write is retried, to learn whether it happened; the caller of a read has waited long enough.
 */
export function retry(defaults: RetryOptions, effects: RetryEffects): Layer {
  return (next) => async (request) => {
    const { retries, baseDelayMs, maxDelayMs } = retryOptions(request.retry, defaults);
    const { method, headers, signal } = request;
    const isSafe = isRead(method) || headers.has(IDEMPOTENCY_KEY);
    for (let attempt = 0; ; attempt++) {
      const isLast = !isSafe || attempt >= retries;
      let delayMs = Math.min(maxDelayMs, baseDelayMs * 2 ** attempt) * (1 - effects.random() / 2);
      signal?.throwIfAborted();
      try {
        const reply = await next(request);
        if (isLast || !isRetryable(reply)) return reply;
        delayMs = Math.max(delayMs, retryAfterMs(reply.response.headers, effects.now()) ?? 0);
        if (delayMs > maxDelayMs) return reply;
      } catch (error) {
        const isLost =
          error instanceof GliNetworkError || (error instanceof GliTimeoutError && !isRead(method));
        if (isLast || !isLost) throw error;
      }
      await effects.sleep(delayMs, signal);
    }
  };
}

function isRetryable({ response: { status }, error }: ApiReply): boolean {
  // The first attempt is still in progress on the server: the same key gets its response a little later.
  if (error?.code === 'request_in_progress') return true;
  return RETRYABLE_STATUSES.has(status);
}
