import { sameTokens, type Tokens } from '@gli/sdk';
import { profileFailureEndsSession } from './profile-refusal.ts';
import type { Session, SessionOptions } from './session.ts';
import { createSessionApi, type Grant } from './session-api.ts';
import { createSessionStore } from './session-store.ts';
import type { SessionUser } from './session-user.ts';
import type { MemberSignOutReason, SignOutReason } from './sign-out-reason.ts';
import { USER_PROFILE_KEY } from './stored-session.ts';

/** Makes the session of this tab. Call `initialize` once the app is ready for it. Spec §4 Session */
export function createSession({ client, stored, now, storageChanges, log }: SessionOptions): Session {
  const api = createSessionApi(client);
  const { observable, dispatch, report, onSignedOut } = createSessionStore();
  let starting: Promise<void> | undefined;
  /** The reason of a sign-out under way: its call may find the tokens refused before it ends by itself. */
  let leaving: MemberSignOutReason | undefined;

  // Beginning and ending

  function begin({ tokens, user }: Grant): SessionUser {
    stored.writeLastLogin(now());
    stored.writeUser(user);
    // The tokens last: the other tabs go by them, and read the rest then.
    stored.tokens.set(tokens);
    enter(user);
    return user;
  }

  function enter(user: SessionUser): void {
    const before = observable.current;
    dispatch({ type: 'signed_in', user });
    if (before.status === 'authenticated' && before.user.id !== user.id) report('member_changed');
  }

  function end(reason: SignOutReason): void {
    stored.clear();
    leave(reason);
  }

  function leave(reason: SignOutReason): void {
    if (dispatch({ type: 'signed_out' })) report(reason);
  }

  async function signOut(reason: MemberSignOutReason): Promise<void> {
    leaving = reason;
    try {
      if (reason !== 'force_logout') await api.logOut();
    } catch (error) {
      log?.('The server could not be told of the log-out', error);
    }
    end(reason);
    leaving = undefined;
  }

  // Starting

  async function start(): Promise<void> {
    const tokens = stored.tokens.get();
    if (tokens === null) {
      stored.clear();
      dispatch({ type: 'signed_out' });
      return;
    }
    const user = stored.readUser();
    if (user !== null) dispatch({ type: 'restored', user });
    const isRenewed = await renewTokens(tokens);
    // Tokens that were refused are gone by now, and that has ended the session.
    if (stored.tokens.get() !== null) await loadProfileAtStart(isRenewed);
    dispatch({ type: 'profile_unavailable' });
  }

  async function renewTokens({ refresh }: Tokens): Promise<boolean> {
    try {
      await client.refresh({ withAccessToken: refresh === null });
      return true;
    } catch (error) {
      log?.('The tokens could not be renewed', error);
      return false;
    }
  }

  async function loadProfileAtStart(isRenewed: boolean): Promise<void> {
    const used = stored.tokens.get();
    try {
      keepProfile(await api.getProfile({ skipRefresh: true }));
    } catch (error) {
      log?.('The profile could not be loaded', error);
      // Without a renewal a 401 may only say that the old access token ran out; and whoever signed in or renewed
      // meanwhile is not the one who was refused.
      const counts = isRenewed && sameTokens(stored.tokens.get(), used);
      if (counts && profileFailureEndsSession(error, stored.readLastLogin(), now())) end('profile_refused');
    }
  }

  function keepProfile(user: SessionUser): void {
    if (dispatch({ type: 'profile_loaded', user })) stored.writeUser(user);
  }

  // The other tabs

  function followOtherTab(key: string | null): void {
    if (stored.tokens.get() === null) {
      stored.forgetCsrfToken();
      leave('other_tab');
      return;
    }
    const user = stored.readUser();
    if (user === null) return;
    const state = observable.current;
    const isSameMember = state.status === 'authenticated' && state.user.id === user.id;
    if (!isSameMember) enter(user);
    else if (key === USER_PROFILE_KEY) dispatch({ type: 'profile_loaded', user });
  }

  const stopHearingTokens = stored.tokens.onCleared(() => end(leaving ?? 'refresh_refused'));
  const stopHearingTabs = storageChanges?.(followOtherTab);

  return {
    observable,
    getState: () => observable.current,
    initialize() {
      starting ??= start();
      return starting;
    },
    signIn: async (credentials) => begin(await api.logIn(credentials)),
    register: async (registration) => begin(await api.register(registration)),
    signOut,
    loadProfile: async () => keepProfile(await api.getProfile()),
    onSignedOut,
    dispose() {
      stopHearingTokens();
      stopHearingTabs?.();
    },
  };
}
