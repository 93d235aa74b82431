import { LOG_IN_PATH } from '../auth-paths.ts';
import { GliRateLimitError } from '../errors.ts';
import type { RateLimiter } from '../limiter.ts';
import type { Layer } from '../request.ts';

/**
 * Rejects requests beyond the client's limits, per method and full URL, and for login attempts. A successful login
 * resets its count.
 */
export function rateLimits(general: RateLimiter, logIn: RateLimiter): Layer {
  return (next) => (request) => {
    const logsIn = request.path === LOG_IN_PATH;
    if (logsIn) takeOrThrow(logIn, LOG_IN_PATH);
    takeOrThrow(general, `${request.method} ${request.url}`);
    const sent = next(request);
    if (!logsIn) return sent;
    return sent.then((reply) => {
      if (reply.response.ok) logIn.reset(LOG_IN_PATH);
      return reply;
    });
  };
}

function takeOrThrow(limiter: RateLimiter, key: string): void {
  const { allowed, retryAfterMs } = limiter.take(key);
  if (!allowed) throw new GliRateLimitError(retryAfterMs);
}
