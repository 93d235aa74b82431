import type { RateLimit } from './constants.ts';
import type { GliApiError } from './errors.ts';
import type { Fetch } from './exchange.ts';
import type { OperationPatterns } from './layers/idempotency-key.ts';
import type { Logger } from './layers/log.ts';
import type { RetryEffects, RetryOptions } from './layers/retry.ts';
import type { ResponseValidator } from './layers/validation.ts';
import type { TokenStore } from './tokens.ts';

export type GliClientOptions = {
  /** URL of the API with `/api`: `https://host/api`. `/api` by default, which only a browser can resolve. */
  baseUrl?: string;
  /** In memory by default. */
  tokens?: TokenStore;
  /** The global `fetch` by default. */
  fetch?: Fetch;
  /** Time limit of one attempt, in milliseconds; 10,000 by default, `Infinity` for none. */
  timeoutMs?: number;
  /** `Accept-Language` of requests that set none: the member's language, `ko` or `en`. */
  language?: string | (() => string | null | undefined);
  /** The current CSRF value, for every request that is not a read. */
  csrf?: () => string | null | undefined;
  /** Client-side rate limits. A `limit` of `Infinity` disables one, for use on servers. */
  limits?: { general?: RateLimit; logIn?: RateLimit };
  /** Two retries with delays from 300 ms to 10 s by default; `{ retries: 0 }` for none. */
  retry?: Partial<RetryOptions>;
  /** Checks every successful response, see `validateResponses`. */
  validate?: ResponseValidator;
  /** Called for every attempt, without headers, bodies and queries. */
  log?: Logger;
  /** Generates the keys of writes that move value; 128 random bits in hex by default. */
  generateIdempotencyKey?: () => string;
  /** Called when the server refused to renew the session. The tokens are cleared already. */
  onSessionRefused?: (refusal: GliApiError) => void;
  /** Milliseconds since 1970; for tests. */
  now?: RetryEffects['now'];
  /** From 0 to 1; for tests. */
  random?: RetryEffects['random'];
  /** Waits between retries; for tests. */
  sleep?: RetryEffects['sleep'];
};

/** What a client knows of its contract besides the types. */
export type ContractFacts = {
  /** Operations that take an `Idempotency-Key`. */
  readonly idempotentOperations: OperationPatterns;
};
