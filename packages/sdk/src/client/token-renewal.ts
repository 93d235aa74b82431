import { REFRESH_PATH } from './auth-paths.ts';
import type { SendInit } from './call-options.ts';
import { isRecord, toText } from './error-envelope.ts';
import { type GliApiError, GliContractError } from './errors.ts';
import type { ApiReply } from './exchange.ts';
import { notify } from './notify.ts';
import { toApiError } from './status-errors.ts';
import { sameTokens, type TokenStore, type Tokens } from './tokens.ts';

/**
 * Renews the stored tokens. Returns null when newer ones are stored, by this call or by another tab, and the refusal
 * when the server ended the session. Throws when the outcome is unknown: the session stays.
 */
export type TokenRenewal = (stored: Tokens, withAccessToken?: boolean) => Promise<GliApiError | null>;

/** One renewal at a time: concurrent callers share its result. */
export function tokenRenewal(
  store: TokenStore,
  post: (path: string, init: SendInit) => Promise<ApiReply>,
  onSessionRefused: ((refusal: GliApiError) => void) | undefined,
): TokenRenewal {
  let inFlight: Promise<GliApiError | null> | undefined;

  async function renew(old: Tokens, withAccessToken?: boolean): Promise<GliApiError | null> {
    const { response, data, error } = await post(REFRESH_PATH, {
      method: 'POST',
      template: REFRESH_PATH,
      body: JSON.stringify(withAccessToken ? {} : { refresh_token: old.refresh }),
      headers: {
        'Content-Type': 'application/json',
        ...(withAccessToken && { Authorization: `Bearer ${old.access}` }),
      },
    });
    if (!error) {
      const { access, refresh } = readGrant(data, response.status);
      // A late response must not sign in a member who signed out meanwhile.
      if (sameTokens(await store.get(), old))
        await store.set({ access, refresh: refresh ?? old.refresh }, old);
      return null;
    }
    const refusal = toApiError(response, error);
    const { status } = response;
    if (status >= 500 || status === 429 || status === 408) throw refusal;
    const stored = await store.get();
    if (sameTokens(stored, old)) await store.clear(old);
    if (await store.get()) return null;
    if (stored) notify(onSessionRefused, refusal);
    return refusal;
  }

  return (stored, withAccessToken) => {
    inFlight ??= renew(stored, withAccessToken).finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}

function readGrant(data: unknown, status: number): Tokens {
  const grant: Record<string, unknown> = isRecord(data) ? data : {};
  const { access_token: access, refresh_token: refresh } = grant;
  if (!toText(access)) throw new GliContractError('No token in the response', status);
  return { access: toText(access), refresh: toText(refresh) || null };
}
