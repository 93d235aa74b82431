import createClient from 'openapi-fetch';
import { abortable, onAbort } from './abort.ts';
import { contexts } from './call-context.ts';
import type { CallOptions, KeyOption } from './call-options.ts';
import { type DefaultHeaders, defaultHeaders } from './default-headers.ts';
import { headerPairs, IDEMPOTENCY_KEY, toHeaders } from './headers.ts';
import { describeCall } from './layers/error-context.ts';
import type { Middleware } from './middleware.ts';
import type { ApiReply, ApiRequest, Send, UploadFetch } from './request.ts';
import { toReply } from './send-request.ts';
import { fillPath, toQuery, type UrlParams } from './serializers.ts';

/** A call below the base path, with a serialized body. */
export type OpenApiCall = CallOptions &
  KeyOption & {
    params?: UrlParams & { header?: Record<string, string> };
    body?: RequestInit['body'] | undefined;
    upload?: UploadFetch | undefined;
    expectsBody?: boolean | undefined;
  };

export type OpenApiClient = {
  /** Runs the middleware around `send`, which retries, authorizes and sends the request. */
  call(send: Send, method: string, path: string, call: OpenApiCall): Promise<ApiReply>;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
};

/**
 * The part of openapi-fetch that is used here. Our own types represent the contract, because openapi-fetch's types do
 * not catch typos.
 */
type OpenApiFetch = {
  request(method: string, path: string, init: object): Promise<{ response: Response; error?: unknown }>;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
};

/**
 * Wraps openapi-fetch, which serializes the URL, merges headers and runs the middleware. No other module depends on it.
 * Each call passes our transport as `fetch`, so the middleware runs once for all attempts.
 */
export function openApiClient(getBaseUrl: () => string, headers: DefaultHeaders | undefined): OpenApiClient {
  // Type boundary: the middleware works with any contract.
  const api = createClient({
    pathSerializer: fillPath,
    querySerializer: toQuery,
    bodySerializer: (body: unknown) => body,
  }) as OpenApiFetch;
  if (headers) api.use(defaultHeaders(headers));

  async function call(send: Send, method: string, path: string, given: OpenApiCall): Promise<ApiReply> {
    const { params, body, signal, expectsBody } = given;
    const baseUrl = getBaseUrl();
    const headers = toCallHeaders(given);
    let sent: ApiRequest | undefined;
    let reply: ApiReply | undefined;
    const fetch = async (request: Request) => {
      // Files are sent as given, because reading them from the request would copy them.
      const call = 'isOriginal' in request ? given : await readReplacement(request, given);
      sent = toApiRequest(request, path, call, baseUrl);
      const key = headers?.get(IDEMPOTENCY_KEY);
      // The caller repeats a write with the same key. Another key would move value twice.
      if (key && !sent.headers.get(IDEMPOTENCY_KEY)) sent.headers.set(IDEMPOTENCY_KEY, key);
      reply = await send(sent);
      return reply.response;
    };
    // A `Request` never removes its listener from the signal that it is given.
    const own = signal && new AbortController();
    const unsubscribe = onAbort(signal, () => own?.abort(signal?.reason));
    const { response, error } = await abortable(
      api.request(method, path, {
        baseUrl,
        params,
        headers,
        body,
        signal: own?.signal,
        fetch,
        // openapi-fetch copies unknown options to the `Request` that it creates.
        isOriginal: true,
        // The transport has already parsed the body.
        parseAs: 'stream',
      }),
      signal,
    ).finally(unsubscribe);
    if (response === reply?.response) return reply;
    // A middleware replaced the response. openapi-fetch has already read the body of an error response.
    const text = response.ok ? await response.text() : JSON.stringify(error ?? null);
    const replaced = toReply(method, response, text, expectsBody);
    if (replaced.error && sent) contexts.set(replaced.response, describeCall(sent));
    return replaced;
  }

  return { call, use: api.use, eject: api.eject };
}

function toCallHeaders({ headers, idempotencyKey, params }: OpenApiCall): Headers | undefined {
  if (!headers && !idempotencyKey && !params?.header) return undefined;
  const own = toHeaders(headerPairs(headers, params?.header));
  if (idempotencyKey && !own.get(IDEMPOTENCY_KEY)) own.set(IDEMPOTENCY_KEY, idempotencyKey);
  return own;
}

/** Type that a new `Request` gives to a string, although every text that the API accepts is JSON. */
const DEFAULT_TEXT_TYPE = /^text\/plain;charset=utf-8$/i;

/** Reads the body and signal of a `Request` that a middleware returned instead of the call's own. */
async function readReplacement(request: Request, given: OpenApiCall): Promise<OpenApiCall> {
  const { headers } = request;
  const content = await request.blob();
  if (content.size > 0 && DEFAULT_TEXT_TYPE.test(headers.get('Content-Type') ?? 'text/plain;charset=utf-8'))
    headers.set('Content-Type', 'application/json');
  const isText = headers.get('Content-Type')?.startsWith('application/json');
  const body = isText ? await content.text() : content;
  return {
    ...given,
    body: content.size > 0 ? body : undefined,
    signal: given.signal ? AbortSignal.any([given.signal, request.signal]) : request.signal,
  };
}

/** Converts the request returned by the middleware to a form that can be sent several times. */
function toApiRequest(request: Request, template: string, given: OpenApiCall, baseUrl: string): ApiRequest {
  const { body, signal, timeoutMs, retry, upload, expectsBody } = given;
  // Copies the headers, so middleware never sees the token.
  const headers = new Headers(request.headers);
  // A form gets a new boundary each time it is sent.
  if (body instanceof FormData) headers.delete('Content-Type');
  const { method, url } = request;
  // The URL of a `Request` is normalized. Anything outside the API gets no token.
  const isOwn = url.startsWith(`${baseUrl}/`);
  return {
    method,
    url,
    path: isOwn ? withoutQuery(url.slice(baseUrl.length)) : null,
    schemaPath: withoutQuery(template),
    headers,
    body,
    signal,
    timeoutMs,
    retry,
    upload,
    expectsBody,
  };
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*/, '');
}
