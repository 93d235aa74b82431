import { GENERAL_RATE_LIMIT, LOG_IN_RATE_LIMIT } from './constants.ts';
import { RateLimiter } from './limiter.ts';
import { rateLimitOptions } from './numeric-options.ts';
import type { GliClientOptions } from './options.ts';

/** Rate limiters of a client and of all clients derived from it. */
export type Limiters = { readonly general: RateLimiter; readonly logIn: RateLimiter };

export function createLimiters({ limits = {}, now }: GliClientOptions): Limiters {
  const { general, logIn } = limits;
  return {
    general: new RateLimiter({ ...rateLimitOptions(general, GENERAL_RATE_LIMIT, 'limits.general.'), now }),
    logIn: new RateLimiter({ ...rateLimitOptions(logIn, LOG_IN_RATE_LIMIT, 'limits.logIn.'), now }),
  };
}
