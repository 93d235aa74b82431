import { DEFAULT_RATE_LIMIT } from './constants.ts';
import { rateLimitOptions } from './numeric-options.ts';

/** Above this number, the least recently used key is dropped. */
const MAX_KEYS = 1000;

export type RateLimiterOptions = {
  /** Max number of allowed calls per key within the window. Default: 5. */
  limit?: number | undefined;
  /** Length of the window, in milliseconds. Default: 60,000. */
  windowMs?: number | undefined;
  /** Returns a time in milliseconds, from any clock. Default: `Date.now`. */
  now?: (() => number) | undefined;
};

/**
 * Counts calls by key in an exact sliding window: any period of `windowMs` has at most `limit` calls. Rejected calls do
 * not count. The default is 5 per 60 s. Stores at most 1000 keys, each with up to `limit` times.
 */
export class RateLimiter {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  /** Times of the calls in the window, oldest first. Keys are ordered by their last call. */
  readonly #taken = new Map<string, number[]>();

  /** @throws TypeError for an invalid number; `limit` may be `Infinity` */
  constructor({ now = Date.now, ...given }: RateLimiterOptions = {}) {
    const { limit, windowMs } = rateLimitOptions(given, DEFAULT_RATE_LIMIT);
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts a call if it is allowed. If not, `retryAfterMs` is the time until the next call is allowed. */
  take(key: string): { allowed: boolean; retryAfterMs: number } {
    if (this.#limit === Number.POSITIVE_INFINITY) return { allowed: true, retryAfterMs: 0 };
    const now = this.#now();
    const times = this.#taken.get(key) ?? [];
    // A time in the future means that the clock was set back. It must not block the key.
    while (times[0] !== undefined && (times[0] > now || times[0] <= now - this.#windowMs)) times.shift();
    if (times.length >= this.#limit) {
      return { allowed: false, retryAfterMs: (times[0] ?? now) + this.#windowMs - now };
    }
    times.push(now);
    this.#taken.delete(key);
    this.#taken.set(key, times);
    this.#evict(now);
    return { allowed: true, retryAfterMs: 0 };
  }

  reset(key: string): void {
    this.#taken.delete(key);
  }

  #evict(now: number): void {
    for (const [key, times] of this.#taken) {
      const last = times[times.length - 1] ?? 0;
      if (this.#taken.size <= MAX_KEYS && last > now - this.#windowMs) return;
      this.#taken.delete(key);
    }
  }
}
