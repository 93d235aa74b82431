import { sameTokens, type Tokens } from '@gli/sdk';
import { profileFailureEndsSession } from './profile-refusal.ts';
import type { SessionOptions } from './session.ts';
import type { SessionApi } from './session-api.ts';
import type { SessionStore } from './session-store.ts';
import type { SessionUser } from './session-user.ts';

type SessionStart = SessionOptions & {
  readonly api: SessionApi;
  readonly dispatch: SessionStore['dispatch'];
  readonly keepProfile: (user: SessionUser) => void;
  readonly end: (reason: 'profile_refused') => void;
};

/** Restores the stored session, renews the tokens and fetches the profile. Never rejects. Spec §4 Session */
export async function restoreSession(session: SessionStart): Promise<void> {
  const { stored, dispatch } = session;
  const tokens = stored.tokens.get();
  if (tokens === null) {
    stored.clear();
    dispatch({ type: 'signed_out' });
    return;
  }
  const user = stored.readUser();
  if (user !== null) dispatch({ type: 'restored', user });
  const isRenewed = await renewTokens(session, tokens);
  // If the tokens were rejected, they have been cleared, which ended the session.
  if (stored.tokens.get() !== null) await loadProfile(session, isRenewed);
  dispatch({ type: 'profile_unavailable' });
}

async function renewTokens({ client, log }: SessionStart, { refresh }: Tokens): Promise<boolean> {
  try {
    await client.refresh({ withAccessToken: refresh === null });
    return true;
  } catch (error) {
    log?.('The tokens could not be renewed', error);
    return false;
  }
}

async function loadProfile(session: SessionStart, isRenewed: boolean): Promise<void> {
  const { api, stored, now, log } = session;
  const used = stored.tokens.get();
  try {
    session.keepProfile(await api.getProfile({ skipRefresh: true }));
  } catch (error) {
    log?.('The profile could not be loaded', error);
    // If the tokens were not renewed, a 401 may only mean that the old access token has expired. If they have
    // changed since, the 401 does not apply to the current tokens.
    const counts = isRenewed && sameTokens(stored.tokens.get(), used);
    if (counts && profileFailureEndsSession(error, stored.readLastLogin(), now())) {
      session.end('profile_refused');
    }
  }
}
