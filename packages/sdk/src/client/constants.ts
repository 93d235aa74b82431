/** Version sent as `X-Client-Version`. */
export const CLIENT_VERSION = '1.0.0';

/** Path of the API on the platform's host. */
export const API_BASE_PATH = '/api';

/** Max duration of an attempt, including reading the body, in milliseconds. */
export const API_TIMEOUT_MS = 10_000;

/** Allows at most `limit` requests within any `windowMs` milliseconds. */
export type RateLimit = {
  /** Max number of requests within a window. Default: the limit's own, such as 100 for `general`. */
  readonly limit: number;
  /** Length of the window, in milliseconds. Default: the limit's own, such as 60,000 for `general`. */
  readonly windowMs: number;
};

/** Limit per method and full URL. */
export const GENERAL_RATE_LIMIT: RateLimit = { limit: 100, windowMs: 60_000 };

/** Limit for login attempts. A success resets the count. */
export const LOG_IN_RATE_LIMIT: RateLimit = { limit: 3, windowMs: 300_000 };

/** Default limit of a `RateLimiter`. */
export const DEFAULT_RATE_LIMIT: RateLimit = { limit: 5, windowMs: 60_000 };

export type RetryOptions = {
  /** Max number of retries. Client default: 2. */
  retries: number;
  /**
   * Delay before the first retry, in milliseconds. It doubles with each retry. Jitter shortens it by up to half. Client
   * default: 300.
   */
  baseDelayMs: number;
  /**
   * Max delay, in milliseconds. If `Retry-After` asks for a longer delay, the caller gets the response instead. Client
   * default: 10,000.
   */
  maxDelayMs: number;
};

/** Default retries of a call. */
export const RETRY_DEFAULTS: RetryOptions = { retries: 2, baseDelayMs: 300, maxDelayMs: 10_000 };
