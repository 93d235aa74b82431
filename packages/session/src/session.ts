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
  /** Returns milliseconds since the epoch, usually `Date.now`. */
  readonly now: () => number;
  /** Reports changes made by other tabs. If omitted, the session ignores them. */
  readonly storageChanges?: StorageChanges | undefined;
  /** Receives failures that no caller sees, such as a failed logout call or a startup without a network. */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
};

/** A member's session in this browser. It is independent of routes and screens. Spec §4 Session */
export type Session = {
  /** A valtio proxy of the state, for bindings. Otherwise, use `getState()`. */
  readonly observable: { readonly current: SessionState };
  getState(): SessionState;
  /**
   * Restores the stored session, renews the tokens and fetches the profile. Runs once: later calls return the same
   * promise, which never rejects. A stored member is signed in before the call returns.
   */
  initialize(): Promise<void>;
  /**
   * Logs in and returns the member. If the login fails, the state does not change.
   * @throws GliError
   */
  signIn(credentials: LoginInput): Promise<SessionUser>;
  /**
   * Registers and returns the member. If the registration fails, the state does not change.
   * @throws GliError
   */
  register(registration: RegistrationInput): Promise<SessionUser>;
  /**
   * Stores a new access token and a newer profile from wallet verification. The refresh token stays the same. Returns
   * false and stores nothing if nobody is signed in. Spec §4 Wallet
   * @throws GliContractError if it is another member's profile
   */
  applyGrant(grant: AccessGrant): boolean;
  /**
   * Clears all local data immediately, so no call uses tokens that are about to end, and logs out on the server.
   * Resolves once the server has responded or turns out to be unreachable. Never rejects.
   */
  signOut(reason: MemberSignOutReason): Promise<void>;
  /**
   * Makes a call that ends all of the member's sessions, such as deleting the account. All other calls wait for its
   * response. On success, the stored session is cleared and the other tabs sign out. This tab keeps its state, but
   * makes no further calls, until `signOut('force_logout')`. On failure, the session continues.
   * @param call must send the given headers
   * @throws the error of the call
   */
  endWith<Result>(call: (headers: Authorization) => Promise<Result>): Promise<Result>;
  /**
   * Ends the session if a call failed because the server considers it ended: a 401 although the tokens were
   * renewed, or because the tokens are missing or rejected. Ignores all other errors, and a 401 within 30 s of
   * a login if tokens are stored.
   */
  endIfUnauthorized(error: unknown): void;
  /**
   * Fetches and stores the signed-in member's profile, for the home page. A failure changes nothing. During the
   * startup, this waits for the startup's fetch and ignores its failure.
   * @throws GliError if the fetch fails
   */
  loadProfile(): Promise<void>;
  /**
   * Stores a newer profile, such as the response of a profile update. Other tabs receive it as well. Returns false and
   * stores nothing if it is not the signed-in member's profile. Spec §7 User
   */
  setUser(profile: unknown): boolean;
  /**
   * Called whenever a session ends, synchronously with the state change and before a screen renders. A startup without
   * stored tokens does not count. With `replayMissed`, a sign-out before the subscription is delivered right after it, to
   * all listeners that were not notified. Returns a function that unsubscribes.
   */
  onSignedOut(listener: SignOutListener, options?: { readonly replayMissed?: boolean }): () => void;
  /** Stops following the other tabs and the token store. */
  dispose(): void;
};
