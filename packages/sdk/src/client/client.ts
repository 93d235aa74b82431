import type { PathCalls, SendInit } from './call-options.ts';
import { API_BASE_PATH } from './constants.ts';
import { toEnvelope } from './error-envelope.ts';
import type { ApiRequest } from './exchange.ts';
import { randomKey } from './layers/idempotency-key.ts';
import { loadOnDemand } from './load-on-demand.ts';
import type { ContractFacts, GliClientOptions } from './options.ts';
import type { PagesCall } from './page-types.ts';
import type { PagesInit } from './pages.ts';
import { operationUrl, pathCalls } from './path-calls.ts';
import { requestFactory } from './request.ts';
import { toApiError } from './status-errors.ts';
import { memoryTokenStore, type Tokens } from './tokens.ts';
import { createTransport } from './transport.ts';
import type { UploadOptions } from './upload.ts';
import type { UploadCall, UploadIds } from './upload-call.ts';

/** A client of the API described by `Paths`. Its functions do not use `this`, so they can be destructured. */
export type ApiClient<Paths extends object> = PathCalls<Paths> & {
  /**
   * Sends one request and returns its parsed body. `url` is a path below the base path, with its query, the `next` of a
   * page, or an absolute URL, which gets no token unless it is below the base path.
   * @throws GliError, or the reason of the signal when you abort.
   */
  send: <T>(url: string, init?: SendInit) => Promise<T>;
  /**
   * Iterates over a paged list: `for await (const asset of client.pages('/v1/rwa/assets/'))` gives the items of all pages,
   * `client.pages(…).byPage()` the pages. A page is fetched when the loop gets to it; leaving the loop ends it.
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
   * Renews the stored tokens and returns the new ones; null when the member signed out meanwhile. With `withAccessToken`
   * the access token is the credential instead of the refresh token, as in wallet sign-in.
   * @throws GliApiError when the server refused: the session is over and its tokens are cleared.
   * @throws GliNetworkError, GliTimeoutError, GliServerError when the outcome is unknown: the session stays.
   */
  refresh: (options?: { withAccessToken?: boolean }) => Promise<Tokens | null>;
};

/** Creates a client. Clients share no state. */
export function createApiClient<Paths extends object>(
  options: GliClientOptions,
  facts: ContractFacts,
): ApiClient<Paths> {
  const {
    baseUrl = API_BASE_PATH,
    tokens = memoryTokenStore(),
    generateIdempotencyKey = randomKey,
  } = options;
  const requestTo = requestFactory(baseUrl);
  const transport = createTransport(options, facts, tokens, requestTo, generateIdempotencyKey);

  async function bodyOf<T>(request: ApiRequest): Promise<T> {
    const { response, data, error } = await transport.send(request);
    if (error) throw toApiError(response, error);
    // The boundary: the caller declares what the contract promises here.
    return data as T;
  }

  async function upload(path: string, form: FormData, given: UploadOptions & UploadIds = {}) {
    const { onProgress, params, ...init } = given;
    const { fetchUpload, xhrUpload } = await loadOnDemand();
    const ownFetch = options.fetch ?? (typeof XMLHttpRequest === 'undefined' ? fetch : undefined);
    const send = ownFetch ? fetchUpload(form, onProgress, ownFetch) : xhrUpload(form, onProgress);
    const url = operationUrl(path, { ...params });
    return bodyOf(requestTo(url, { ...init, method: 'POST', body: form, template: path }, send));
  }

  function pages(path: string, init?: PagesInit) {
    async function* iterate(by: 'byItem' | 'byPage') {
      const chunk = await loadOnDemand();
      yield* chunk[by](transport.send, requestTo, path, init);
    }
    return { byPage: () => iterate('byPage'), [Symbol.asyncIterator]: () => iterate('byItem') };
  }

  return {
    // The boundary, as in the path calls.
    pages: pages as unknown as PagesCall<Paths>,
    ...pathCalls<Paths>((url, init) => transport.send(requestTo(url, init))),
    createIdempotencyKey: () => generateIdempotencyKey(),
    send: async (url, init) => bodyOf(requestTo(url, init)),
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
  };
}
