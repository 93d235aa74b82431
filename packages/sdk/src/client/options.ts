import type { RateLimit, RetryOptions } from './constants.ts';
import type { DefaultHeaders } from './default-headers.ts';
import type { GliApiError } from './errors.ts';
import type { Logger, LogLevel } from './layers/log.ts';
import type { ResponseValidator } from './layers/validation.ts';
import type { Given } from './numeric-options.ts';
import type { Fetch } from './request.ts';
import type { TokenStore } from './tokens.ts';

export type RateLimitsOption = {
  /** Limit per method and URL. Default: 100 per 60 s. */
  general?: Given<RateLimit> | undefined;
  /** Limit for logins. Default: 3 per 5 minutes. */
  logIn?: Given<RateLimit> | undefined;
};

/** Options of `fetch` that the client does not set itself, such as a runtime's own. */
export type FetchOptions = Omit<RequestInit, 'body' | 'headers' | 'method' | 'redirect' | 'signal'> &
  Readonly<Record<string, unknown>>;

/**
 * Every option has a default, which undefined selects. An invalid number (NaN, a negative number, a fraction) throws a
 * `TypeError` that names the option.
 */
export type GliClientOptions = {
  /**
   * URL of the API, including `/api`: `https://host/api`. A call resolves a relative URL against the page. Outside a
   * browser, it rejects with a `TypeError`. Default: `/api`.
   */
  baseUrl?: string | undefined;
  /** Store of the session's tokens, such as `webStorageTokenStore()` in a browser. Default: `memoryTokenStore()`. */
  tokens?: TokenStore | undefined;
  /**
   * Sends a request. An error that it throws becomes a `GliNetworkError` and is retried like one. If it is a bug, such
   * as reading a property of undefined, the call rejects with it after one attempt. Default: the global `fetch`.
   */
  fetch?: Fetch | undefined;
  /**
   * Options for each `fetch`, such as `{ credentials: 'include' }`, or `{ dispatcher }` in Node. With them, uploads in a
   * browser also use `fetch`, which reports progress once, at the end. Default: none.
   */
  fetchOptions?: FetchOptions | undefined;
  /** Time limit of an attempt, in milliseconds. `Infinity` disables it. Default: 10,000. */
  timeoutMs?: number | undefined;
  /** `Accept-Language` for requests that do not set it: the member's language, `ko` or `en`. Default: none. */
  language?: string | (() => string | null | undefined) | undefined;
  /** Returns the current CSRF value, sent with all requests except reads. Default: none. */
  csrf?: (() => string | null | undefined) | undefined;
  /**
   * Client-side rate limits. A `limit` of `Infinity` disables a limit, for use on servers. Default: both limits.
   */
  limits?: RateLimitsOption | undefined;
  /** Retries for reads and for writes with an idempotency key. Default: 2, with delays from 300 ms to 10 s. */
  retry?: Given<RetryOptions> | undefined;
  /** Checks every successful response. See `validateResponses`. Default: none. */
  validate?: ResponseValidator | undefined;
  /**
   * Headers of every call to the API, or a function that returns them for each call. A call can override them by name.
   * Headers set by the client (`Authorization`, `Content-Type`, `Idempotency-Key`, `X-CSRF-Token`) throw a TypeError.
   * Default: none.
   */
  headers?: DefaultHeaders | undefined;
  /** Called for every attempt, without headers, bodies or queries. Default: the console if `logLevel` is set. */
  log?: Logger | undefined;
  /**
   * Lowest level that is logged. Default with `log`: `debug`, which logs everything. Default without `log`: the
   * environment variable `GLI_LOG`, or nothing if it is not set.
   */
  logLevel?: LogLevel | undefined;
  /** Generates the idempotency keys of writes that move value. Default: 128 random bits in hex. */
  generateIdempotencyKey?: (() => string) | undefined;
  /** Called after the server has rejected a refresh and the tokens are cleared. Default: none. */
  onSessionRefused?: ((rejection: GliApiError) => void) | undefined;
  /** Returns milliseconds since the epoch, for tests. Default: `Date.now`. */
  now?: (() => number) | undefined;
  /** Returns a random number from 0 to 1, for tests. Default: `Math.random`. */
  random?: (() => number) | undefined;
  /** Waits between retries, for tests. Must reject with the signal's reason when it aborts. Default: a timer. */
  sleep?: ((ms: number, signal?: AbortSignal | null) => Promise<void>) | undefined;
};

/** Contract details that the client needs at runtime, in addition to the types. */
export type ContractFacts = {
  /** Matches operations that take an `Idempotency-Key`: `POST /v1/…`. */
  readonly idempotentOperations: RegExp;
  /** Matches the method and path template of operations without a success body: `POST /auth/logout/`. */
  readonly operationsWithoutBody: RegExp;
};
