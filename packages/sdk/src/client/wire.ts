import { toEnvelope } from './error-envelope.ts';
import { GliContractError, GliNetworkError } from './errors.ts';
import type { ApiReply, Fetch, Send } from './exchange.ts';

/** The end of the chain: sends one attempt, reads its complete body and parses it. */
export function wire(fetch: Fetch): Send {
  return async (request) => {
    const { method, url, headers, signal, upload } = request;
    let response: Response;
    let text: string;
    try {
      // An API that redirects is misconfigured, and the CSRF header would follow to any host.
      const init: RequestInit = {
        redirect: 'error',
        ...request.init,
        method,
        headers,
        signal: signal ?? null,
      };
      response = await (upload ? upload(url, init, request.onActivity) : fetch(url, init));
      text = await response.text();
    } catch (error) {
      throw signal?.aborted ? signal.reason : new GliNetworkError(error);
    }
    return { response, text, ...parse(method, response, text) };
  };
}

function parse(method: string, { ok, status }: Response, text: string): Pick<ApiReply, 'data' | 'error'> {
  let data: unknown;
  if (ok && (method === 'HEAD' || status === 204 || status === 205)) return { data, error: undefined };
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (ok) throw new GliContractError(`HTTP ${status} without JSON`, status, [], error);
  }
  return ok ? { data, error: undefined } : { data: undefined, error: toEnvelope(status, data) };
}
