/** Sent as `X-Client-Version`. */
export const CLIENT_VERSION = '1.0.0';

/** Path of the API on the product's host. */
export const API_BASE_PATH = '/api';

/** How long one try may take, the reading of its body included, in milliseconds. */
export const API_TIMEOUT_MS = 10_000;

/** How often something may happen: `limit` times within any `windowMs` milliseconds. */
export type RateLimit = { readonly limit: number; readonly windowMs: number };

/** Calls of one method and full URL. */
export const GENERAL_RATE_LIMIT: RateLimit = { limit: 100, windowMs: 60_000 };

/** Log-in attempts; a success starts the count anew. */
export const LOG_IN_RATE_LIMIT: RateLimit = { limit: 3, windowMs: 300_000 };

/** What a `RateLimiter` allows when nothing else is said. */
export const DEFAULT_RATE_LIMIT: RateLimit = { limit: 5, windowMs: 60_000 };
