import { createAddressBuilder, parseBaseUrl } from './address.ts';
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
import { createTransport } from './transport.ts';
import type { UploadOptions } from './upload.ts';
import type { UploadCall, UploadIds } from './upload-call.ts';

/** A client of the API described by `Paths`. Its functions do not use `this`, so they can be destructured. */
export type ApiClient<Paths extends object> = PathCalls<Paths> & {
  /**
   * Sends one request and returns its parsed body. `url` is a path below the base path, with its query, the `next` of a
   * page, or an absolute URL, which gets no token and no middleware unless it is below the base path.
   * @throws GliError, or the reason of the signal when you abort.
   */
  send: <T>(url: string, init?: SendInit) => Promise<T>;
  /**
   * Iterates over a paged list: `for await (const asset of client.pages('/v1/rwa/assets/'))` gives the items of all pages,
   * `client.pages(…).byPage()` the pages, `await client.pages(…).toArray({ limit: 100 })` an array. A page is fetched when
   * the loop gets to it; leaving the loop ends it.
   * @throws GliError from the loop, or the reason of the signal when you abort; a GliContractError when `next` leads back
   * or elsewhere.
   */
  pages: PagesCall<Paths>;
  /**
   * A new key from `generateIdempotencyKey`, to keep before a write that moves value is sent. A call without a key makes
   * its own.
   */
  createIdempotencyKey: () => string;
  /**
   * Sends a form to one of the paths that take one, and reports its progress. It times out when nothing moves for `timeoutMs`. With a custom `fetch`, and
   * outside browsers, progress is reported once, at the end.
   * @throws GliError, or the reason of the signal when you abort.
   */
  upload: UploadCall<Paths>;
  /**
   * Refreshes the stored tokens and returns the new ones, or null if the member logged out meanwhile. With `withAccessToken`,
   * the access token is the credential instead of the refresh token, as in wallet authentication.
   * @throws GliApiError when the server rejected the refresh: the session is over and its tokens are cleared.
   * @throws GliNetworkError, GliTimeoutError, GliServerError when the outcome is unknown: the session stays.
   */
  refresh: (options?: { withAccessToken?: boolean }) => Promise<Tokens | null>;
  /** The token store of the client. Store the tokens of a response with `client.tokens.set(toTokens(data))`. */
  readonly tokens: ObservableTokenStore;
  /**
   * Calls the listener when a member signs in, when tokens are renewed and when the session ends. Returns a function that
   * unsubscribes.
   */
  onAuthChange: (listener: AuthListener) => () => void;
  /** Registers middleware of openapi-fetch, for every kind of call to the API. */
  use: (...middleware: Middleware[]) => void;
  /** Unregisters middleware. */
  eject: (...middleware: Middleware[]) => void;
  /**
   * A client with other options: `client.withOptions({ timeoutMs: 30_000 })`. It has the tokens, the rate limits and the
   * middleware that this one has now, unless the options replace them.
   */
  withOptions: (options: GliClientOptions) => ApiClient<Paths>;
};

/** Creates a client. Clients share no state, except those derived from one another by `withOptions`. */
export function createApiClient<Paths extends object>(
  options: GliClientOptions,
  facts: ContractFacts,
  limiters: Limiters = createLimiters(options),
): ApiClient<Paths> {
  const { baseUrl = API_BASE_PATH, generateIdempotencyKey = randomKey } = options;
  const base = parseBaseUrl(baseUrl);
  const root = base.href.replace(/\/$/, '');
  const buildAddress = createAddressBuilder(base);
  const tokens = observableTokenStore(options.tokens ?? memoryTokenStore());
  const api = openApiClient(root, options.headers);
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
    const { url, path } = buildAddress(address);
    // Middleware may add secrets, which are for the API only.
    if (path === null) {
      const foreign = { ...init, method: method.toUpperCase(), url, path, headers: toHeaders(init.headers) };
      return transport.send(foreign);
    }
    return api.call(transport.send, method.toUpperCase(), url.slice(root.length), init);
  }

  async function upload(path: string, form: FormData, given: UploadOptions & UploadIds = {}) {
    const { onProgress, ...init } = given;
    const { fetchUpload, xhrUpload } = await loadLazyExports();
    const ownFetch = options.fetch ?? (typeof XMLHttpRequest === 'undefined' ? fetch : undefined);
    const sendForm = ownFetch ? fetchUpload(form, onProgress, ownFetch) : xhrUpload(form, onProgress);
    return toData(await callOperation('POST', path, { ...init, body: form }, sendForm));
  }

  function pages(path: string, init?: PagesInit) {
    async function* iterate(by: 'byItem' | 'byPage') {
      const chunk = await loadLazyExports();
      yield* chunk[by](callOperation, base, path, init);
    }
    return {
      byPage: () => iterate('byPage'),
      [Symbol.asyncIterator]: () => iterate('byItem'),
      toArray: async ({ limit }: { limit: number }) =>
        (await loadLazyExports()).take(iterate('byItem'), limit),
    };
  }

  return {
    // The boundary, as in the path calls.
    pages: pages as unknown as PagesCall<Paths>,
    ...pathCalls<Paths>(callOperation),
    createIdempotencyKey: () => generateIdempotencyKey(),
    // Boundary: here the caller declares what the contract promises.
    send: async <T>(url: string, init?: SendInit) => toData(await send(url, init)) as T,
    // The boundary, as in the path calls.
    upload: upload as UploadCall<Paths>,
    async refresh({ withAccessToken = false } = {}) {
      const stored = await tokens.get();
      if (!stored || !(stored.refresh || withAccessToken)) {
        throw toApiError(new Response(null, { status: 401 }), toEnvelope(401, null));
      }
      const refusal = await transport.renew(stored, withAccessToken);
      if (refusal) throw refusal;
      return tokens.get();
    },
    tokens,
    onAuthChange: (listener) => tokens.onChange(listener),
    use,
    eject(...middleware) {
      api.eject(...middleware);
      registered = registered.filter((one) => !middleware.includes(one));
    },
    withOptions(changes) {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const derived = createApiClient<Paths>(
        { ...options, tokens, ...given },
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
