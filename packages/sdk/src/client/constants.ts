/** Sent as `X-Client-Version`. Spec §7 Client setup, §9. */
export const CLIENT_VERSION = '1.0.0';

/** Path of the API on the product's host. Spec §7 Client setup. */
export const API_BASE_PATH = '/api';

/** How long one try may take, the reading of its body included, in milliseconds. Spec §9. */
export const API_TIMEOUT_MS = 10_000;

/** How often something may happen: `limit` times within any `windowMs` milliseconds. */
export type RateLimit = { readonly limit: number; readonly windowMs: number };

/** Calls of one method and full URL. Spec §9 General client rate limit. */
export const GENERAL_RATE_LIMIT: RateLimit = { limit: 100, windowMs: 60_000 };

/** Log-in attempts; a success starts the count anew. Spec §9 Extra limiter. */
export const LOG_IN_RATE_LIMIT: RateLimit = { limit: 3, windowMs: 300_000 };

/** What a `RateLimiter` allows when nothing else is said. Spec §9 Second limiter class default. */
export const DEFAULT_RATE_LIMIT: RateLimit = { limit: 5, windowMs: 60_000 };
