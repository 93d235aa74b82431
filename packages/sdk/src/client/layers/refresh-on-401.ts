import { abortable } from '../abort.ts';
import type { ApiReply, ApiRequest, Layer } from '../request.ts';
import type { TokenRenewal } from '../token-renewal.ts';
import type { TokenStore } from '../tokens.ts';

/** A request with this header never triggers a refresh. The header is removed before sending. */
export const SKIP_AUTH_REFRESH = 'X-Skip-Auth-Refresh';

/**
 * On a 401, renews the access token and sends the request again. A request renews the token at most once, and not at
 * all if newer tokens are already stored. The renewal is shared, so aborting one request does not abort it for the
 * others.
 */
export function refreshOn401(tokens: TokenStore, renew: TokenRenewal): Layer {
  return (next) => {
    async function sendAgain(request: ApiRequest, refused: ApiReply): Promise<ApiReply> {
      let reply = refused;
      let renewed = false;
      // Retries at most twice: with newer stored tokens, and with tokens refreshed for this request.
      for (let retries = 0; retries < 2 && !renewed; retries++) {
        if (reply.response.status !== 401 || !request.accessToken) break;
        const stored = await tokens.get();
        if (!stored) break;
        if (stored.access === request.accessToken) {
          if (!stored.refresh || (await abortable(renew(stored), request.signal))) break;
          renewed = true;
        }
        reply = await next(request);
      }
      return reply;
    }
    return (request) => {
      if (request.headers.has(SKIP_AUTH_REFRESH)) {
        request.headers.delete(SKIP_AUTH_REFRESH);
        return next(request);
      }
      return next(request).then((reply) => (reply.error ? sendAgain(request, reply) : reply));
    };
  };
}
