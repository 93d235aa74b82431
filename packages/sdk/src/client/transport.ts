import { sleep } from './abort.ts';
import { API_TIMEOUT_MS, RETRY_DEFAULTS } from './constants.ts';
import { bearerToken } from './layers/bearer-token.ts';
import { csrf } from './layers/csrf.ts';
import { errorContext } from './layers/error-context.ts';
import { idempotencyKey } from './layers/idempotency-key.ts';
import { identity } from './layers/identity.ts';
import { configuredLogger, log } from './layers/log.ts';
import { rateLimits } from './layers/rate-limits.ts';
import { refreshOn401 } from './layers/refresh-on-401.ts';
import { retry } from './layers/retry.ts';
import { timeout } from './layers/timeout.ts';
import { validation } from './layers/validation.ts';
import type { Limiters } from './limiters.ts';
import { retryOptions, timeoutOption } from './numeric-options.ts';
import type { OpenApiClient } from './openapi-client.ts';
import type { ContractFacts, GliClientOptions } from './options.ts';
import type { Fetch, Layer, Send } from './request.ts';
import { createSend } from './send-request.ts';
import { type TokenRenewal, tokenRenewal } from './token-renewal.ts';
import type { TokenStore } from './tokens.ts';

export type Transport = { send: Send; renew: TokenRenewal };

type TransportParts = {
  tokens: TokenStore;
  limiters: Limiters;
  api: OpenApiClient;
  generateIdempotencyKey: () => string;
};

/** Composes a client's layers. A request passes through them from top to bottom, and its response back up. */
export function createTransport(
  options: GliClientOptions,
  { idempotentOperations }: ContractFacts,
  { tokens, limiters, api, generateIdempotencyKey }: TransportParts,
): Transport {
  const { now = Date.now, random = Math.random } = options;
  const write = configuredLogger(options);

  // The layers of a single attempt, also used for the token refresh.
  const attempts = chain(
    // Retries whole attempts, so each has the current token and its own timeout and counts toward the limits.
    retry(retryOptions(options.retry, RETRY_DEFAULTS), { now, random, sleep: options.sleep ?? sleep }),
    // Above the limits, so a rejected request is also logged.
    ...(write ? [log(write, now)] : []),
    identity(options.language),
    bearerToken(tokens),
    csrf(options.csrf),
    rateLimits(limiters.general, limiters.logIn),
    validation(options.validate),
    // Last, so the timeout covers only the network and reading the body.
    timeout(timeoutOption(options.timeoutMs, API_TIMEOUT_MS)),
  )(createSend(customFetch(options) ?? ((url, init) => fetch(url, init))));

  const renew = tokenRenewal(
    tokens,
    (path, call) => api.call(errorContext(attempts), 'POST', path, call),
    options.onSessionRefused,
  );

  const send = chain(
    // Outermost, so every error carries the key of its call.
    errorContext,
    // Above the retries, so they all send the same key.
    idempotencyKey(idempotentOperations, generateIdempotencyKey),
    // Outside the attempts, so a request renews the token only once, no matter how often it is retried.
    refreshOn401(tokens, renew),
  )(attempts);

  return { send, renew };
}

/** Returns the client's own `fetch` with its options. Undefined if it has neither. */
export function customFetch({ fetch: given, fetchOptions }: GliClientOptions): Fetch | undefined {
  if (!fetchOptions) return given;
  return (url, init) => (given ?? fetch)(url, { ...fetchOptions, ...init });
}

function chain(...layers: Layer[]): Layer {
  return (end) => layers.reduceRight((next, layer) => layer(next), end);
}
