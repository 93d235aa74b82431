import { toEnvelope } from './error-envelope.ts';
import { GliContractError, GliError, GliNetworkError } from './errors.ts';
import { isBug } from './is-bug.ts';
import type { ApiReply, ApiRequest, Fetch, Send } from './request.ts';
import { makeRereadable } from './rereadable.ts';

/** Causes of a redirect. A browser hides its target. */
export const REDIRECTED =
  'the API redirected the request. Check baseUrl, and redirects of trailing slashes (Next.js: skipTrailingSlashRedirect)';
const NOT_MODIFIED = 'got 304. Don’t send If-None-Match';

/** Creates the last layer, which sends an attempt, reads its complete body and parses it. */
export function createSend(fetch: Fetch): Send {
  return async (request) => {
    const { method, signal, expectsBody } = request;
    const rethrow = (error: unknown): never => {
      if (signal?.aborted) throw signal.reason;
      throw error instanceof GliError || isBug(error) ? error : new GliNetworkError(error);
    };
    const response = await attempt(fetch, request).catch(rethrow);
    const text = await response.text().catch((error: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw new GliNetworkError(error);
    });
    return toReply(method, response, text, expectsBody);
  };
}

async function attempt(fetch: Fetch, request: ApiRequest): Promise<Response> {
  const { method, url, headers, body, signal, upload } = request;
  const init: RequestInit = {
    // Workers do not support `error`.
    redirect: 'manual',
    method,
    headers,
    body: body ?? null,
    signal: signal ?? null,
  };
  return upload ? upload(url, init, request.onActivity) : fetch(url, init);
}

/**
 * Parses a response whose body is `text`.
 * @throws GliContractError for a redirect, a success that is not JSON, or a success without a body if `expectsBody`
 */
export function toReply(method: string, response: Response, text: string, expectsBody?: boolean): ApiReply {
  const { ok, status } = response;
  // An API that redirects is misconfigured, and any host could receive the CSRF header. Browsers return an opaque
  // redirect with status 0.
  if (status < 200 || (status > 299 && status < 400)) {
    const reason = status === 304 ? NOT_MODIFIED : REDIRECTED;
    throw new GliContractError(`Expected a response, but ${reason}`, status || null);
  }
  const reply = { response: makeRereadable(response, text), text, data: undefined, error: undefined };
  const isUnneeded = expectsBody === false && text === '';
  const isEmpty = method === 'HEAD' || status === 204 || status === 205 || isUnneeded;
  if (ok && isEmpty) {
    if (expectsBody)
      throw new GliContractError(`Expected a body with HTTP ${status}, but it was empty`, status);
    return reply;
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (ok)
      throw new GliContractError(
        `Expected JSON with HTTP ${status}, but got something else. Check baseUrl`,
        status,
        [],
        error,
      );
  }
  return ok ? { ...reply, data } : { ...reply, error: toEnvelope(status, data) };
}
