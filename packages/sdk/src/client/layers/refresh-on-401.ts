import { abortable } from '../abort.ts';
import type { Layer } from '../exchange.ts';
import type { TokenRenewal } from '../token-renewal.ts';
import type { TokenStore } from '../tokens.ts';

/** A request with this header is never refreshed; the header itself is never sent. */
export const SKIP_AUTH_REFRESH = 'X-Skip-Auth-Refresh';

/**
 * Answers a 401 by renewing the access token and sending once more. A request renews at most once, and not at all when
 * newer tokens than its own are stored already. It waits for a shared renewal; aborting it leaves that to the others.
 */
export function refreshOn401(tokens: TokenStore, renew: TokenRenewal): Layer {
  return (next) => async (request) => {
    const skips = request.headers.has(SKIP_AUTH_REFRESH);
    request.headers.delete(SKIP_AUTH_REFRESH);
    let reply = await next(request);
    let renewed = false;
    // Twice at most: with newer tokens that were stored meanwhile, then with tokens renewed for this request.
    for (let again = 0; again < 2 && !renewed; again++) {
      if (reply.response.status !== 401 || skips || !request.accessToken) break;
      const stored = await tokens.get();
      if (!stored) break;
      if (stored.access === request.accessToken) {
        if (!stored.refresh || (await abortable(renew(stored), request.signal))) break;
        renewed = true;
      }
      reply = await next(request);
    }
    return reply;
  };
}
