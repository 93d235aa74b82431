import { GliUnauthorizedError, type Tokens } from '@gli/sdk';
import { snapshot } from 'valtio/vanilla';
import { type AccessGrant, readGrantedUser } from './access-grant.ts';
import { profileFailureEndsSession } from './profile-refusal.ts';
import type { Session, SessionOptions } from './session.ts';
import { type Authorization, createSessionApi, type Grant } from './session-api.ts';
import { restoreSession } from './session-start.ts';
import { createSessionStore } from './session-store.ts';
import { parseSessionUser, type SessionUser } from './session-user.ts';
import type { MemberSignOutReason, SignOutReason } from './sign-out-reason.ts';
import { USER_PROFILE_KEY } from './stored-session.ts';
import { AUTH_TOKEN_KEY } from './token-store.ts';

/** Creates the session of this tab. Call `initialize` when the app is ready. Spec §4 Session */
export function createSession(options: SessionOptions): Session {
  const { client, stored, now, storageChanges, log } = options;
  const api = createSessionApi(client);
  const { observable, dispatch, report, onSignedOut } = createSessionStore();
  let starting: Promise<void> | undefined;
  /** True until the profile fetch of the startup has ended. */
  let isStarting = false;
  /** Releases the calls that have been held since the server ended the session. */
  let release = () => {};

  // Starting and ending the session

  function begin({ tokens, user }: Grant): SessionUser {
    stored.writeLastLogin(now());
    stored.writeUser(user);
    // Stored last, because other tabs read the rest as soon as the tokens appear.
    stored.tokens.set(tokens);
    enter(user);
    return user;
  }

  function enter(user: SessionUser): void {
    const before = observable.current;
    dispatch({ type: 'signed_in', user });
    if (before.status === 'authenticated' && before.user.id !== user.id) report('member_changed');
    release();
  }

  function applyGrant(grant: AccessGrant): boolean {
    const state = observable.current;
    const tokens = stored.tokens.get();
    if (tokens === null || state.status !== 'authenticated') return false;
    const user = readGrantedUser(grant, state.user);
    stored.tokens.set({ access: grant.access, refresh: tokens.refresh }, tokens);
    keepProfile(user);
    return true;
  }

  function end(reason: SignOutReason): void {
    stored.clear();
    leave(reason);
  }

  function leave(reason: SignOutReason): void {
    if (dispatch({ type: 'signed_out' })) report(reason);
    // All held calls have been aborted by now.
    release();
  }

  async function signOut(reason: MemberSignOutReason): Promise<void> {
    const tokens = stored.tokens.get();
    // Sent before clearing, because this tab's CSRF value ends with the session.
    const loggingOut = reason === 'force_logout' || !tokens || sendAs(tokens, api.logOut);
    end(reason);
    try {
      await loggingOut;
    } catch (error) {
      log?.('The logout could not be sent', error);
    }
  }

  async function endWith<Result>(call: (headers: Authorization) => Promise<Result>): Promise<Result> {
    release = stored.tokens.hold();
    try {
      const result = await sendAs(stored.tokens.get(), call);
      stored.clear();
      return result;
    } catch (error) {
      release();
      throw error;
    }
  }

  function endIfUnauthorized(error: unknown): void {
    if (observable.current.status !== 'authenticated') return;
    if (!(error instanceof GliUnauthorizedError) || error.code === 'invalid_credentials') return;
    const isSignedOut = stored.tokens.get() === null;
    if (isSignedOut || profileFailureEndsSession(error, stored.readLastLogin(), now()))
      end('refresh_refused');
  }

  /** Makes a call with these tokens, which the client may no longer have. Refreshes expired tokens once. */
  async function sendAs<Result>(
    tokens: Tokens | null,
    call: (headers: Authorization) => Promise<Result>,
  ): Promise<Result> {
    const send = (sent: Tokens | null) => call({ Authorization: `Bearer ${sent?.access}` });
    try {
      return await send(tokens);
    } catch (error) {
      if (!(error instanceof GliUnauthorizedError && tokens?.refresh)) throw error;
      const renewed = await api.renew(tokens.refresh);
      stored.tokens.set(renewed, tokens);
      return send(renewed);
    }
  }

  async function start(): Promise<void> {
    isStarting = true;
    await restoreSession({ ...options, api, dispatch, keepProfile, end });
    isStarting = false;
  }

  // Loading the profile

  function keepProfile(user: SessionUser): boolean {
    const isAccepted = dispatch({ type: 'profile_loaded', user });
    if (isAccepted) stored.writeUser(user);
    return isAccepted;
  }

  async function loadProfile(): Promise<void> {
    // While the session starts, wait for its profile fetch instead of sending another one.
    if (isStarting) await starting;
    else keepProfile(await api.getProfile());
  }

  function setUser(profile: unknown): boolean {
    const user = parseSessionUser(profile);
    return user !== null && observable.current.status === 'authenticated' && keepProfile(user);
  }

  // Following other tabs

  function followOtherTab(key: string | null): void {
    const state = observable.current;
    if (stored.tokens.get() === null) {
      if (state.status !== 'guest') stored.forgetCsrfToken();
      leave('other_tab');
      return;
    }
    const user = stored.readUser();
    if (user === null) return;
    const isSameMember = state.status === 'authenticated' && state.user.id === user.id;
    // The new member's profile may arrive before the tokens. With the old tokens, requests would return the
    // previous member's data.
    if (!isSameMember && key !== USER_PROFILE_KEY) enter(user);
    if (isSameMember && key !== AUTH_TOKEN_KEY && !isSameProfile(state.user, user)) {
      dispatch({ type: 'profile_loaded', user });
    }
  }

  const unsubscribeTokens = stored.tokens.onCleared(() => end('refresh_refused'));
  const unsubscribeTabs = storageChanges?.(followOtherTab);

  return {
    observable,
    getState: () => snapshot(observable).current,
    initialize() {
      starting ??= start();
      return starting;
    },
    signIn: async (credentials) => begin(await api.logIn(credentials)),
    register: async (registration) => begin(await api.register(registration)),
    applyGrant,
    signOut,
    endWith,
    endIfUnauthorized,
    loadProfile,
    setUser,
    onSignedOut,
    dispose() {
      unsubscribeTokens();
      unsubscribeTabs?.();
    },
  };
}

/** Compares profiles by their JSON. The same code serialized both, so equal content means equal text. */
function isSameProfile(a: SessionUser, b: SessionUser): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
