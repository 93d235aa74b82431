import type { RetryOptions } from '../constants.ts';
import { GliNetworkError, GliRateLimitError, GliTimeoutError } from '../errors.ts';
import { IDEMPOTENCY_KEY } from '../headers.ts';
import { retryOptions } from '../numeric-options.ts';
import { type ApiReply, isRead, type Layer } from '../request.ts';
import { retryAfterMs } from '../retry-after.ts';

export type RetryEffects = {
  random: () => number;
  now: () => number;
  /** Must reject with the signal's reason when it aborts. */
  sleep: (ms: number, signal?: AbortSignal | null) => Promise<void>;
};

/** Includes 500, because the platform rolls back a failed write and does not store the response. */
const RETRYABLE_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

/**
 * Retries transient failures of reads and of writes with an idempotency key, where this is safe. A call's `retry`
 * overrides `defaults`. After a timeout, only writes are retried, to learn whether they took effect. A read has already
 * taken long enough.
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
        if (isUndecided(reply)) request.isUndecided = true;
        if (isLast || !isRetryable(reply)) return reply;
        delayMs = Math.max(delayMs, retryAfterMs(reply.response.headers, effects.now()) ?? 0);
        if (delayMs > maxDelayMs) return reply;
      } catch (error) {
        if (!(error instanceof GliRateLimitError)) request.isUndecided = true;
        const isLost =
          error instanceof GliNetworkError || (error instanceof GliTimeoutError && !isRead(method));
        if (isLast || !isLost) throw error;
      }
      await effects.sleep(delayMs, signal);
    }
  };
}

function isRetryable({ response: { status }, error }: ApiReply): boolean {
  return isInProgress(error) || RETRYABLE_STATUSES.has(status);
}

const isUndecided = ({ response: { status }, error }: ApiReply): boolean =>
  isInProgress(error) || status >= 500;

/** True if the first attempt is still in progress on the server. A later attempt with the same key gets its response. */
const isInProgress = (error: ApiReply['error']): boolean => error?.code === 'request_in_progress';
