import type { RateLimit, RetryOptions } from './constants.ts';
import type { DefaultHeaders } from './default-headers.ts';
import type { GliApiError } from './errors.ts';
import type { Logger, LogLevel } from './layers/log.ts';
import type { ResponseValidator } from './layers/validation.ts';
import type { Given } from './numeric-options.ts';
import type { Fetch } from './request.ts';
import type { TokenStore } from './tokens.ts';

/**
 * Every option has a default, which undefined stands for. A number that makes no sense (NaN, negative, a fraction) is a
 * `TypeError` that names the option.
 */
export type GliClientOptions = {
  /** URL of the API with `/api`: `https://host/api`. `/api` by default, which only a browser can resolve. */
  baseUrl?: string | undefined;
  /** Store of the session's tokens: `webStorageTokenStore()` in a browser. `memoryTokenStore()` by default. */
  tokens?: TokenStore | undefined;
  /**
   * Sends a request. A bug in it, such as a property of undefined, rejects the call as it is. Any other error counts as a
   * `GliNetworkError`. The global `fetch` by default.
   */
  fetch?: Fetch | undefined;
  /** Time limit of one attempt, in milliseconds, `Infinity` for none. 10,000 by default. */
  timeoutMs?: number | undefined;
  /** `Accept-Language` of requests that set none: the member's language, `ko` or `en`. None by default. */
  language?: string | (() => string | null | undefined) | undefined;
  /** Returns the current CSRF value, for every request that is not a read. None by default. */
  csrf?: (() => string | null | undefined) | undefined;
  /**
   * Client-side rate limits. A `limit` of `Infinity` disables one, for use on servers. By default 100 per 60 s for each
   * method and URL (`general`), and 3 per 5 minutes for logins (`logIn`).
   */
  limits?: { general?: Given<RateLimit> | undefined; logIn?: Given<RateLimit> | undefined } | undefined;
  /** Retries of reads and of writes with an idempotency key. Two, with delays from 300 ms to 10 s, by default. */
  retry?: Given<RetryOptions> | undefined;
  /** Checks every successful response, see `validateResponses`. None by default. */
  validate?: ResponseValidator | undefined;
  /**
   * Headers of every call to the API, or a function that is called for each call. A call replaces them by name. Those that
   * the client sets itself (`Authorization`, `Content-Type`, `Idempotency-Key`, `X-CSRF-Token`) are a TypeError. None by default.
   */
  headers?: DefaultHeaders | undefined;
  /** Called for every attempt, without headers, bodies and queries. The console by default, when there is a `logLevel`. */
  log?: Logger | undefined;
  /**
   * The least that is logged. With `log`, `debug` by default, which is everything. Without `log`, the environment variable
   * `GLI_LOG` by default, and nothing where it is not set.
   */
  logLevel?: LogLevel | undefined;
  /** Generates the keys of writes that move value. 128 random bits in hex by default. */
  generateIdempotencyKey?: (() => string) | undefined;
  /** Called when the server rejects a refresh. The tokens are already cleared. None by default. */
  onSessionRefused?: ((refusal: GliApiError) => void) | undefined;
  /** Milliseconds since 1970; for tests. `Date.now` by default. */
  now?: (() => number) | undefined;
  /** From 0 to 1; for tests. `Math.random` by default. */
  random?: (() => number) | undefined;
  /** Waits between retries, and rejects with the reason of the signal when it aborts; for tests. A timer by default. */
  sleep?: ((ms: number, signal?: AbortSignal | null) => Promise<void>) | undefined;
};

/** Facts of the contract that a client needs in addition to the types. */
export type ContractFacts = {
  /** Operations that take an `Idempotency-Key`: matches `POST /v1/…`. */
  readonly idempotentOperations: RegExp;
  /** Operations whose success has no body: matches the method and the path template, `POST /auth/logout/`. */
  readonly operationsWithoutBody: RegExp;
};
