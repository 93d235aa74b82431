import type { RateLimit } from './constants.ts';
import type { GliApiError } from './errors.ts';
import type { Fetch } from './exchange.ts';
import type { OperationPatterns } from './layers/idempotency-key.ts';
import type { Logger } from './layers/log.ts';
import type { RetryEffects, RetryOptions } from './layers/retry.ts';
import type { ResponseValidator } from './layers/validation.ts';
import type { TokenStore } from './tokens.ts';

export type GliClientOptions = {
  /** Address of the API, `/api` included: `https://host/api`. `/api` by default, which only a browser can resolve. */
  baseUrl?: string;
  /** Where the session's tokens are kept; in memory by default. */
  tokens?: TokenStore;
  /** Sends a request; the platform's `fetch` by default. */
  fetch?: Fetch;
  /** How long one try may take, in milliseconds; 10,000 by default, `Infinity` for no limit. */
  timeoutMs?: number;
  /** `Accept-Language` of requests that name none: the member's language, `ko` or `en`. */
  language?: string | (() => string | null | undefined);
  /** The CSRF value of this moment, for every request that is not a read. */
  csrf?: () => string | null | undefined;
  /** Limits of this client. `Infinity` as `limit` switches one off, for use on servers. */
  limits?: { general?: RateLimit; logIn?: RateLimit };
  /** Two repetitions with pauses from 300 ms to 10 s by default; `{ retries: 0 }` for none. */
  retry?: Partial<RetryOptions>;
  /** Judges every successful answer, see `validateResponses`. */
  validate?: ResponseValidator;
  /** Hears of every try; gets neither headers nor bodies nor queries. */
  log?: Logger;
  /** Makes the keys of writes that move value; 128 random bits in hex by default. */
  generateIdempotencyKey?: () => string;
  /** The server refused to renew the session; the tokens are cleared already. */
  onSessionRefused?: (refusal: GliApiError) => void;
  /** Milliseconds since 1970; for tests. */
  now?: RetryEffects['now'];
  /** From 0 up to 1; for tests. */
  random?: RetryEffects['random'];
  /** Waits between repetitions; for tests. */
  sleep?: RetryEffects['sleep'];
};

/** What a client knows of its contract besides the types. */
export type ContractFacts = {
  /** Operations that take an `Idempotency-Key`. */
  readonly idempotentOperations: OperationPatterns;
};
