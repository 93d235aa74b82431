import { GliNetworkError } from '../errors.ts';
import { type ApiReply, isRead, type Layer } from '../exchange.ts';
import { retryAfterMs } from '../retry-after.ts';
import { IDEMPOTENCY_KEY } from './idempotency-key.ts';

export type RetryOptions = {
  /** How often a request is sent again at most. */
  retries: number;
  /** Pause before the first repetition, in milliseconds; it doubles with each, and up to half of it is left out by chance. */
  baseDelayMs: number;
  /** The longest pause, in milliseconds. When the server asks for a longer one, its answer is given to the caller. */
  maxDelayMs: number;
};

export type RetryEffects = {
  random: () => number;
  now: () => number;
  /** Must reject with the signal's reason when it aborts. */
  sleep: (ms: number, signal?: AbortSignal | null) => Promise<void>;
};

/**
 * Sends again what failed in passing, where that is safe: reads, and writes with an idempotency key. A time-out is not
 * repeated: whoever waited for it has waited long enough.
 */
export function retry({ retries, baseDelayMs, maxDelayMs }: RetryOptions, effects: RetryEffects): Layer {
  return (next) => async (request) => {
    const { method, headers, signal } = request;
    const repeatable = isRead(method) || headers.has(IDEMPOTENCY_KEY);
    for (let repeated = 0; ; repeated++) {
      const isLast = !repeatable || repeated >= retries;
      let pauseMs = Math.min(maxDelayMs, baseDelayMs * 2 ** repeated) * (1 - effects.random() / 2);
      signal?.throwIfAborted();
      try {
        const reply = await next(request);
        if (isLast || !isRetryable(reply, isRead(method))) return reply;
        pauseMs = retryAfterMs(reply.response.headers, effects.now()) ?? pauseMs;
        if (pauseMs > maxDelayMs) return reply;
      } catch (error) {
        if (isLast || !(error instanceof GliNetworkError)) throw error;
      }
      await effects.sleep(pauseMs, signal);
    }
  };
}

function isRetryable({ response: { status }, error }: ApiReply, read: boolean): boolean {
  // The first try reached the server and is still at work: the same key gets its answer a little later.
  if (error?.code === 'request_in_progress') return true;
  return status === 429 || (status > 501 && status < 505) || (read && status === 500);
}
