import type { GliClient, LoginInput, RegistrationInput } from '@gli/sdk';
import type { AccessGrant } from './access-grant.ts';
import type { StorageChanges } from './other-tabs.ts';
import type { Authorization } from './session-api.ts';
import type { SignOutListener } from './session-store.ts';
import type { SessionUser } from './session-user.ts';
import type { MemberSignOutReason } from './sign-out-reason.ts';
import type { SessionState } from './state.ts';
import type { StoredSession } from './stored-session.ts';

export type SessionOptions = {
  /** A client created with `stored.tokens.forClient` and `stored.csrfToken`. */
  readonly client: GliClient;
  readonly stored: StoredSession;
  /** Milliseconds since 1970: `Date.now`. */
  readonly now: () => number;
  /** Follows the other tabs; without it the session ignores them. */
  readonly storageChanges?: StorageChanges | undefined;
  /** Receives failures that no caller sees: a failed logout call, a start without network. */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
};

/** A member's session in this browser. It knows no routes and no screens. Spec §4 Session */
export type Session = {
  /** A valtio proxy of the state, for bindings. Elsewhere use `getState()`. */
  readonly observable: { readonly current: SessionState };
  getState(): SessionState;
  /**
   * Restores what is stored, renews the tokens and fetches the profile. Runs once; later calls return the same
   * promise, which never rejects. A stored member is signed in before this returns.
   */
  initialize(): Promise<void>;
  /** @throws GliError of the login; the state doesn't change */
  signIn(credentials: LoginInput): Promise<SessionUser>;
  /** @throws GliError of the registration; the state does not change */
  register(registration: RegistrationInput): Promise<SessionUser>;
  /**
   * Stores a new access token and the newer profile from wallet verification; the refresh token stays. Returns false and
   * stores nothing when nobody is signed in any more. Spec §4 Wallet
   * @throws GliContractError when the profile is another member's
   */
  adopt(grant: AccessGrant): boolean;
  /**
   * Clears all local data immediately, so that nothing is read with tokens that are about to end, and logs
   * out on the server. Resolves when the server has responded or is unreachable. Never rejects.
   */
  signOut(reason: MemberSignOutReason): Promise<void>;
  /**
   * Makes a call with which the server ends all sessions of the member, such as the deletion of the account. Until it
   * responds every other call waits. When it succeeded nothing is stored any more and the other tabs have signed out; what
   * this one shows stays, without another call, until `signOut('force_logout')`. When it fails, everything goes on.
   * @param call sends the given headers
   * @throws the error of the call
   */
  endBy<Result>(call: (headers: Authorization) => Promise<Result>): Promise<Result>;
  /**
   * Ends the session if the error of a member's call says that it has ended: a 401 that renewing did not help, because the
   * tokens are gone or rejected. Any other error changes nothing, nor does a 401 within 30 s of a login with tokens.
   */
  endIfUnauthorized(error: unknown): void;
  /**
   * Fetches and stores the signed-in member's profile, for the home page. A failure changes nothing. During the start-up
   * it waits for the start-up's fetch and does not report its failure.
   * @throws GliError of the fetch
   */
  loadProfile(): Promise<void>;
  /**
   * Stores a newer profile, such as the response of a profile update; the other tabs follow. Returns false and stores
   * nothing when it is not a profile of the signed-in member. Spec §7 User
   */
  setUser(profile: unknown): boolean;
  /**
   * Called at every end of a session, synchronously with the state change and before a screen renders. A start-up without
   * stored tokens is not an end. With `catchesUp`, an end that happened before the subscription is delivered right after
   * it, to this listener and to all that were not notified. Returns a function that unsubscribes.
   */
  onSignedOut(listener: SignOutListener, options?: { readonly catchesUp?: boolean }): () => void;
  /** Stops following the other tabs and the token store. */
  dispose(): void;
};
