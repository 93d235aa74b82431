import { REFRESH_PATH } from './auth-paths.ts';
import type { GliApiError } from './errors.ts';
import { notify } from './notify.ts';
import type { OpenApiCall } from './openapi-client.ts';
import type { ApiReply } from './request.ts';
import { toApiError } from './status-errors.ts';
import { readTokens } from './to-tokens.ts';
import { sameTokens, type TokenStore, type Tokens } from './tokens.ts';

/**
 * Refreshes the stored tokens. Returns null if newer tokens are stored, by this call or by another tab, or the error if
 * the server ended the session. Throws if the outcome is unknown, in which case the session continues.
 */
export type TokenRenewal = (stored: Tokens, withAccessToken?: boolean) => Promise<GliApiError | null>;

/** Refreshes in progress, at most one per token store. Concurrent callers share the result. */
const inFlight = new WeakMap<TokenStore, Promise<GliApiError | null>>();

export function tokenRenewal(
  store: TokenStore,
  post: (path: string, call: OpenApiCall) => Promise<ApiReply>,
  onSessionRefused: ((rejection: GliApiError) => void) | undefined,
): TokenRenewal {
  async function renew(old: Tokens, withAccessToken?: boolean): Promise<GliApiError | null> {
    const { response, data, error } = await post(REFRESH_PATH, {
      body: JSON.stringify(withAccessToken ? {} : { refresh_token: old.refresh }),
      headers: { Authorization: withAccessToken ? `Bearer ${old.access}` : undefined },
    });
    if (!error) {
      const renewed = readTokens(data, old, response.status);
      // A late response must not sign a member back in after a sign-out.
      if (sameTokens(await store.get(), old)) await store.set(renewed, old);
      return null;
    }
    const rejection = toApiError(response, error);
    const { status } = response;
    if (status >= 500 || status === 429 || status === 408) throw rejection;
    const stored = await store.get();
    if (sameTokens(stored, old)) await store.clear(old);
    if (await store.get()) return null;
    if (stored) notify(onSessionRefused, rejection);
    return rejection;
  }

  return (stored, withAccessToken) => {
    const running =
      inFlight.get(store) ?? renew(stored, withAccessToken).finally(() => inFlight.delete(store));
    inFlight.set(store, running);
    return running;
  };
}
