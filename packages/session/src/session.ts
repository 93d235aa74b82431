import type { GliClient, LoginInput, RegistrationInput } from '@gli/sdk';
import type { AccessGrant } from './access-grant.ts';
import type { StorageChanges } from './other-tabs.ts';
import type { SignOutListener } from './session-store.ts';
import type { SessionUser } from './session-user.ts';
import type { MemberSignOutReason } from './sign-out-reason.ts';
import type { SessionState } from './state.ts';
import type { StoredSession } from './stored-session.ts';

export interface SessionOptions {
  /** A client that was made with `stored.tokens` and `stored.csrfToken`. */
  readonly client: GliClient;
  readonly stored: StoredSession;
  /** Milliseconds since 1970: `Date.now`. */
  readonly now: () => number;
  /** Follows the other tabs; without it the session lives for itself. */
  readonly storageChanges?: StorageChanges | undefined;
  /** Hears of failures that nobody else does: a refused log-out, a start without network. */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
}

/** A member's session in this browser, without any knowledge of routes or screens. Spec §4 Session */
export interface Session {
  /** valtio's observable of the state, for bindings; everyone else reads `getState()`. */
  readonly observable: { readonly current: SessionState };
  getState(): SessionState;
  /**
   * Restores what is stored, renews the tokens and fetches the profile. Runs once; later calls give the first one's
   * promise, which never rejects. A stored member is signed in before this returns.
   */
  initialize(): Promise<void>;
  /** @throws GliError of the log-in; the state stays as it was */
  signIn(credentials: LoginInput): Promise<SessionUser>;
  /** @throws GliError of the registration; the state stays as it was */
  register(registration: RegistrationInput): Promise<SessionUser>;
  /**
   * Goes on with a new access token and the member's newer profile, as a verified wallet gives them; the refresh token
   * stays. False, and nothing stored, when nobody is signed in any more. Spec §4 Wallet
   * @throws GliContractError when the profile is not the member's
   */
  adopt(grant: AccessGrant): boolean;
  /** Tells the server, then clears everything here, also when the server could not be told. Never rejects. */
  signOut(reason: MemberSignOutReason): Promise<void>;
  /**
   * Fetches the signed-in member's profile and keeps it, as the home page does. A failure changes nothing here. While
   * the session starts it waits for the start-up's own fetch, whose failure is the start-up's.
   * @throws GliError of the fetch
   */
  loadProfile(): Promise<void>;
  /**
   * Keeps a newer profile of the member, as the answer of a profile update gives it; the other tabs follow. False, and
   * nothing stored, when it is not one of the member who is signed in now. Spec §7 User
   */
  setUser(profile: unknown): boolean;
  /**
   * Hears of every end of a session, in the same tick as the state changes and before a screen renders. A start-up
   * without stored tokens is no end. A listener that `catchesUp` is the page: an end that came before it was there is
   * told right after, to it and to all who have not heard of it. Returns the way to stop.
   */
  onSignedOut(listener: SignOutListener, options?: { readonly catchesUp?: boolean }): () => void;
  /** Stops following the other tabs and the token store. */
  dispose(): void;
}
