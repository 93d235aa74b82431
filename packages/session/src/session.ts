import type { GliClient, LoginInput, RegistrationInput } from '@gli/sdk';
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
  /** Tells the server, then clears everything here, also when the server could not be told. Never rejects. */
  signOut(reason: MemberSignOutReason): Promise<void>;
  /**
   * Fetches the signed-in member's profile and keeps it, as the home page does. A failure changes nothing here.
   * @throws GliError of the fetch
   */
  loadProfile(): Promise<void>;
  /**
   * Hears of every end of a session, in the same tick as the state changes and before a screen renders. A start-up
   * without stored tokens is no end. Returns the way to stop.
   */
  onSignedOut(listener: SignOutListener): () => void;
  /** Stops following the other tabs and the token store. */
  dispose(): void;
}
