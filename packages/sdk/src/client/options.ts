import type { RateLimit, RetryOptions } from './constants.ts';
import type { GliApiError } from './errors.ts';
import type { Fetch } from './exchange.ts';
import type { DefaultHeaders, OnRequest, OnResponse } from './hooks.ts';
import type { Logger, LogLevel } from './layers/log.ts';
import type { ResponseValidator } from './layers/validation.ts';
import type { Given } from './numeric-options.ts';
import type { TokenStore } from './tokens.ts';

/**
 * Every option has a default, which undefined stands for. A number that makes no sense (NaN, negative, a fraction) is a
 * `TypeError` that names the option.
 */
export type GliClientOptions = {
  /** URL of the API with `/api`: `https://host/api`. `/api` by default, which only a browser can resolve. */
  baseUrl?: string | undefined;
  /** In memory by default. */
  tokens?: TokenStore | undefined;
  /** The global `fetch` by default. */
  fetch?: Fetch | undefined;
  /** Time limit of one attempt, in milliseconds; 10,000 by default, `Infinity` for none. */
  timeoutMs?: number | undefined;
  /** `Accept-Language` of requests that set none: the member's language, `ko` or `en`. */
  language?: string | (() => string | null | undefined) | undefined;
  /** The current CSRF value, for every request that is not a read. */
  csrf?: (() => string | null | undefined) | undefined;
  /** Client-side rate limits. A `limit` of `Infinity` disables one, for use on servers. */
  limits?: { general?: Given<RateLimit> | undefined; logIn?: Given<RateLimit> | undefined } | undefined;
  /** Two retries with delays from 300 ms to 10 s by default; `{ retries: 0 }` for none. */
  retry?: Given<RetryOptions> | undefined;
  /** Checks every successful response, see `validateResponses`. */
  validate?: ResponseValidator | undefined;
  /**
   * Headers of every call to the API, or a function that is called for each attempt. A call replaces them by name. Those
   * that the client sets itself (`Authorization`, `Content-Type`, `Idempotency-Key`, `X-CSRF-Token`) are refused with a GliHookError.
   */
  headers?: DefaultHeaders | undefined;
  /** Called before each attempt and awaited; may add headers. When it throws, nothing is sent: a GliHookError. */
  onRequest?: OnRequest | undefined;
  /** Called with the outcome of each attempt. It cannot change the result: what it throws goes to the log. */
  onResponse?: OnResponse | undefined;
  /** Called for every attempt, without headers, bodies and queries. */
  log?: Logger | undefined;
  /** The least that is logged; `debug` by default, which is everything. Without `log`, the console is the log. */
  logLevel?: LogLevel | undefined;
  /** Generates the keys of writes that move value; 128 random bits in hex by default. */
  generateIdempotencyKey?: (() => string) | undefined;
  /** Called when the server refused to renew the session. The tokens are cleared already. */
  onSessionRefused?: ((refusal: GliApiError) => void) | undefined;
  /** Milliseconds since 1970; for tests. */
  now?: (() => number) | undefined;
  /** From 0 to 1; for tests. */
  random?: (() => number) | undefined;
  /** Waits between retries, and rejects with the reason of the signal when it aborts; for tests. */
  sleep?: ((ms: number, signal?: AbortSignal | null) => Promise<void>) | undefined;
};

/** What a client knows of its contract besides the types. */
export type ContractFacts = {
  /** Operations that take an `Idempotency-Key`: matches `POST /v1/…`. */
  readonly idempotentOperations: RegExp;
};
