import { getOrigin, isAbsolute, resolveLater } from './address.ts';
import type { PathCalls, SendInit } from './call-options.ts';
import { API_BASE_PATH } from './constants.ts';
import { toEnvelope } from './error-envelope.ts';
import { toHeaders } from './headers.ts';
import { randomKey } from './layers/idempotency-key.ts';
import { createLimiters, type Limiters } from './limiters.ts';
import { loadLazyExports } from './load-lazy-exports.ts';
import type { Middleware } from './middleware.ts';
import { openApiClient } from './openapi-client.ts';
import type { ContractFacts, GliClientOptions } from './options.ts';
import type { PagesCall } from './page-types.ts';
import type { PagesInit } from './pages.ts';
import { operationCaller, pathCalls } from './path-calls.ts';
import type { ApiReply } from './request.ts';
import { toApiError } from './status-errors.ts';
import {
  type AuthListener,
  memoryTokenStore,
  type ObservableTokenStore,
  observableTokenStore,
  type Tokens,
} from './tokens.ts';
import { createTransport, customFetch } from './transport.ts';
import type { UploadOptions } from './upload.ts';
import type { UploadCall, UploadIds } from './upload-call.ts';

/** A client for the API described by `Paths`. Its functions do not use `this`, so they can be destructured. */
export type ApiClient<Paths extends object> = PathCalls<Paths> & {
  /**
   * Sends a request and returns its parsed body. `url` is a path below the base path with its query, the `next` of a
   * page, or an absolute URL. A URL outside the base path gets no token and no middleware.
   * @throws GliError, or the signal's reason if you abort
   */
  send: <T>(url: string, init?: SendInit) => Promise<T>;
  /**
   * Iterates over a paged list. `for await (const asset of client.pages('/v1/rwa/assets/'))` yields the items of all
   * pages, `client.pages(…).byPage()` yields the pages, and `await client.pages(…).toArray({ limit: 100 })` returns an
   * array. Pages are fetched as the loop reaches them.
   * @throws GliError from the loop, or the signal's reason if you abort; GliContractError if `next` leads back to an
   * earlier page or to another list
   */
  pages: PagesCall<Paths>;
  /**
   * Returns a new key from `generateIdempotencyKey`, to store before you send a write that moves value. A call without
   * a key creates its own.
   */
  createIdempotencyKey: () => string;
  /**
   * Sends a form to an operation that accepts one, and reports progress. Times out if there is no progress for
   * `timeoutMs`. With a custom `fetch`, and outside browsers, progress is reported once, at the end.
   * @throws GliError, or the signal's reason if you abort
   */
  upload: UploadCall<Paths>;
  /**
   * Refreshes the stored tokens and returns the new ones, or null if the member has logged out in the meantime. With
   * `withAccessToken`, the access token is the credential instead of the refresh token, as in wallet authentication.
   * @throws GliApiError if the server rejected the refresh; the session is over and its tokens are cleared
   * @throws GliNetworkError, GliTimeoutError, GliServerError if the outcome is unknown; the session continues
   */
  refresh: (options?: { withAccessToken?: boolean }) => Promise<Tokens | null>;
  /** Origin of the API, such as `https://host`. Empty if `baseUrl` is relative. */
  readonly origin: string;
  /** The client's token store. Store the tokens of a response with `client.tokens.set(toTokens(data))`. */
  readonly tokens: ObservableTokenStore;
  /**
   * Calls the listener when a member signs in, tokens are renewed or the session ends. Returns a function that
   * unsubscribes.
   */
  onAuthChange: (listener: AuthListener) => () => void;
  /** Registers openapi-fetch middleware for all kinds of calls to the API. */
  use: (...middleware: Middleware[]) => void;
  /** Unregisters middleware. */
  eject: (...middleware: Middleware[]) => void;
  /**
   * Returns a client with other options: `client.withOptions({ timeoutMs: 30_000 })`. It shares the tokens, rate limits
   * and current middleware of this client, unless the options replace them. `retry` overrides individual retry options.
   * With a `baseUrl` of another origin, it starts without tokens and `csrf`, so no secret goes to another host.
   */
  withOptions: (options: GliClientOptions) => ApiClient<Paths>;
};

/** Creates a client. Clients share no state, unless one is derived from another by `withOptions`. */
export function createApiClient<Paths extends object>(
  options: GliClientOptions,
  facts: ContractFacts,
  limiters: Limiters = createLimiters(options),
): ApiClient<Paths> {
  const { baseUrl = API_BASE_PATH, generateIdempotencyKey = randomKey } = options;
  const getBase = resolveLater(baseUrl);
  const tokens = observableTokenStore(options.tokens ?? memoryTokenStore());
  const api = openApiClient(() => getBase().root, options.headers);
  const transport = createTransport(options, facts, { tokens, limiters, api, generateIdempotencyKey });
  const callOperation = operationCaller(
    (method, path, call) => api.call(transport.send, method, path, call),
    facts.operationsWithoutBody,
  );
  let registered: Middleware[] = [];

  function use(...middleware: Middleware[]) {
    api.use(...middleware);
    registered.push(...middleware);
  }

  async function send(address: string, { method = 'GET', ...init }: SendInit = {}): Promise<ApiReply> {
    const { root, buildAddress } = getBase();
    const { url, path } = buildAddress(address);
    // Middleware may add secrets that only the API may receive.
    if (path === null) {
      const foreign = { ...init, method: method.toUpperCase(), url, path, headers: toHeaders(init.headers) };
      return transport.send(foreign);
    }
    return api.call(transport.send, method.toUpperCase(), url.slice(root.length), init);
  }

  async function upload(path: string, form: FormData, given: UploadOptions & UploadIds = {}) {
    const { onProgress, ...init } = given;
    const { fetchUpload, xhrUpload } = await loadLazyExports();
    const ownFetch = customFetch(options) ?? (typeof XMLHttpRequest === 'undefined' ? fetch : undefined);
    const sendForm = ownFetch ? fetchUpload(form, onProgress, ownFetch) : xhrUpload(form, onProgress);
    return toData(await callOperation('POST', path, { ...init, body: form }, sendForm));
  }

  function pages(path: string, init?: PagesInit) {
    async function* iterate(by: 'byItem' | 'byPage') {
      const chunk = await loadLazyExports();
      yield* chunk[by](callOperation, getBase().url, path, init);
    }
    return {
      byPage: () => iterate('byPage'),
      [Symbol.asyncIterator]: () => iterate('byItem'),
      toArray: async (given?: { limit: number }) =>
        (await loadLazyExports()).take(iterate('byItem'), given?.limit),
    };
  }

  return {
    // Type boundary, as for the path calls.
    pages: pages as unknown as PagesCall<Paths>,
    ...pathCalls<Paths>(callOperation),
    createIdempotencyKey: () => generateIdempotencyKey(),
    // Type boundary: the caller declares the type promised by the contract.
    send: async <T>(url: string, init?: SendInit) => toData(await send(url, init)) as T,
    // Type boundary, as for the path calls.
    upload: upload as UploadCall<Paths>,
    async refresh({ withAccessToken = false } = {}) {
      const stored = await tokens.get();
      if (!stored || !(stored.refresh || withAccessToken)) {
        throw toApiError(new Response(null, { status: 401 }), toEnvelope(401, null));
      }
      const rejection = await transport.renew(stored, withAccessToken);
      if (rejection) throw rejection;
      return tokens.get();
    },
    origin: isAbsolute(baseUrl) ? getBase().url.origin : '',
    tokens,
    onAuthChange: (listener) => tokens.onChange(listener),
    use,
    eject(...middleware) {
      api.eject(...middleware);
      registered = registered.filter((one) => !middleware.includes(one));
    },
    withOptions(changes) {
      const isSameOrigin = getOrigin(changes.baseUrl ?? baseUrl) === getOrigin(baseUrl);
      const session = isSameOrigin ? { tokens } : { tokens: undefined, csrf: undefined };
      const retry = { ...options.retry, ...withoutUndefined(changes.retry) };
      const derived = createApiClient<Paths>(
        { ...options, ...session, ...withoutUndefined(changes), retry },
        facts,
        changes.limits ? undefined : limiters,
      );
      derived.use(...registered);
      return derived;
    },
  };
}

function toData({ response, data, error }: ApiReply): unknown {
  if (error) throw toApiError(response, error);
  return data;
}

function withoutUndefined(options: object = {}): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
