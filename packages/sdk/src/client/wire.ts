import { toEnvelope } from './error-envelope.ts';
import { GliContractError, GliError, GliNetworkError } from './errors.ts';
import type { ApiReply, Fetch, Send } from './exchange.ts';

/** The end of the chain: sends one attempt, reads its complete body and parses it. */
export function wire(fetch: Fetch): Send {
  return async (request) => {
    const { method, url, headers, body, signal, upload } = request;
    let response: Response;
    let text: string;
    try {
      const init: RequestInit = {
        // Not 'error', which Workers do not know.
        redirect: 'manual',
        method,
        headers,
        body: body ?? null,
        signal: signal ?? null,
      };
      response = await (upload ? upload(url, init, request.onActivity) : fetch(url, init));
      text = await response.text();
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw error instanceof GliError ? error : new GliNetworkError(error);
    }
    // An API that redirects is misconfigured, and the CSRF header would follow to any host.
    // Browsers give an opaque one, of status 0.
    const { status } = response;
    if (status < 200 || (status > 299 && status < 400)) {
      throw new GliContractError('The API redirected the request', status || null);
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
