import { sleep } from './abort.ts';
import { API_TIMEOUT_MS, GENERAL_RATE_LIMIT, LOG_IN_RATE_LIMIT, RETRY_DEFAULTS } from './constants.ts';
import type { Layer, Send } from './exchange.ts';
import { bearerToken } from './layers/bearer-token.ts';
import { csrf } from './layers/csrf.ts';
import { errorContext } from './layers/error-context.ts';
import { idempotencyKey } from './layers/idempotency-key.ts';
import { identity } from './layers/identity.ts';
import { rateLimits } from './layers/rate-limits.ts';
import { refreshOn401 } from './layers/refresh-on-401.ts';
import { retry } from './layers/retry.ts';
import { timeout } from './layers/timeout.ts';
import { validation } from './layers/validation.ts';
import { RateLimiter } from './limiter.ts';
import { loadOnDemand } from './load-on-demand.ts';
import { rateLimitOptions, retryOptions, timeoutOption } from './numeric-options.ts';
import type { ContractFacts, GliClientOptions } from './options.ts';
import type { RequestFactory } from './request.ts';
import { type TokenRenewal, tokenRenewal } from './token-renewal.ts';
import type { TokenStore } from './tokens.ts';
import { wire } from './wire.ts';

export type Transport = { send: Send; renew: TokenRenewal };

/** Composes the layers of one client. A request goes from top to bottom, its response back up. */
export function createTransport(
  options: GliClientOptions,
  { idempotentOperations }: ContractFacts,
  tokens: TokenStore,
  requestTo: RequestFactory,
  generateIdempotencyKey: () => string,
): Transport {
  const { now = Date.now, random = Math.random } = options;
  const { general, logIn } = options.limits ?? {};

  // Everything that belongs to a single attempt. The renewal of tokens uses it too.
  const attempts = chain(
    // Retries whole attempts, so that each has the current token, its own timeout and counts in the limits.
    retry(retryOptions(options.retry, RETRY_DEFAULTS), { now, random, sleep: options.sleep ?? sleep }),
    // Above the token, so that hooks never see it, and above the limits, so that a rejected request is logged as well.
    observed(options),
    identity(options.language),
    bearerToken(tokens),
    csrf(options.csrf),
    rateLimits(
      new RateLimiter({ ...rateLimitOptions(general, GENERAL_RATE_LIMIT, 'limits.general.'), now }),
      new RateLimiter({ ...rateLimitOptions(logIn, LOG_IN_RATE_LIMIT, 'limits.logIn.'), now }),
    ),
    validation(options.validate),
    // Last, so that the timeout covers only the network and reading the body.
    timeout(timeoutOption(options.timeoutMs, API_TIMEOUT_MS)),
  )(wire(options.fetch ?? ((url, init) => fetch(url, init))));

  const renew = tokenRenewal(
    tokens,
    (path, init) => errorContext(attempts)(requestTo(path, init)),
    options.onSessionRefused,
  );

  const send = chain(
    // Around everything, so that no error leaves without the key of its call.
    errorContext,
    // Above the retries, so that all of them carry the same key.
    idempotencyKey(idempotentOperations, generateIdempotencyKey),
    // Outside the attempts: a request renews once, however often it is retried.
    refreshOn401(tokens, renew),
  )(attempts);

  return { send, renew };
}

/** Nothing, in a program that neither adds headers nor looks. */
function observed(options: GliClientOptions): Layer {
  const { headers, onRequest, onResponse, log, logLevel } = options;
  return (next) => {
    let send: Send | undefined;
    if (!(headers || onRequest || onResponse || log || logLevel)) return next;
    return async (request) => {
      send ??= (await loadOnDemand()).observe(options, next);
      return send(request);
    };
  };
}

function chain(...layers: Layer[]): Layer {
  return (end) => layers.reduceRight((next, layer) => layer(next), end);
}
