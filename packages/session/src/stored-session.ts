import { CSRF_TOKEN_KEY, type FillRandom, readCsrfToken } from './csrf-token.ts';
import type { KeyValueStorage } from './resilient-storage.ts';
import { parseSessionUser, type SessionUser } from './session-user.ts';
import { readJson } from './stored-json.ts';
import { AUTH_TOKEN_KEY, createTokenStore, type SessionTokenStore } from './token-store.ts';

/** Key of the profile in local storage. Spec §3 Session */
export const USER_PROFILE_KEY = 'user-profile';
/** Key of the time of the last log-in in local storage. Spec §3 Session */
export const LAST_LOGIN_KEY = 'last-login';

/** What a browser keeps of a session. A value that is broken reads as absent and leaves the others alone. */
export interface StoredSession {
  /** For `createGliClient({ tokens })`. */
  readonly tokens: SessionTokenStore;
  readUser(): SessionUser | null;
  writeUser(user: SessionUser): void;
  /** When the member last logged in or registered in this browser, in milliseconds since 1970. */
  readLastLogin(): number | null;
  writeLastLogin(at: number): void;
  /** For `createGliClient({ csrf })`: the tab's value, made on demand. */
  csrfToken(): string;
  /** Forgets the tab's CSRF value; the next member gets another one. */
  forgetCsrfToken(): void;
  /** Forgets the member: tokens, profile, last log-in and CSRF value. */
  clear(): void;
}

export interface StoredSessionOptions {
  /** `resilientStorage(() => localStorage)`: neither area may throw. */
  readonly local: KeyValueStorage;
  /** `resilientStorage(() => sessionStorage)` */
  readonly perTab: KeyValueStorage;
  /** The platform's `crypto.getRandomValues` by default. */
  readonly random?: FillRandom;
}

/** What this browser keeps of a session, read anew each time: other tabs write to the same storage. Spec §3 Session */
export function createStoredSession({
  local,
  perTab,
  random = (bytes) => crypto.getRandomValues(bytes),
}: StoredSessionOptions): StoredSession {
  const forgetCsrfToken = () => perTab.removeItem(CSRF_TOKEN_KEY);

  return {
    tokens: createTokenStore(local),
    readUser: () => readJson(local, USER_PROFILE_KEY, parseSessionUser),
    writeUser: (user) => local.setItem(USER_PROFILE_KEY, JSON.stringify(user)),
    readLastLogin() {
      const at = Date.parse(local.getItem(LAST_LOGIN_KEY) ?? '');
      return Number.isNaN(at) ? null : at;
    },
    writeLastLogin: (at) => local.setItem(LAST_LOGIN_KEY, new Date(at).toISOString()),
    csrfToken: () => readCsrfToken(perTab, random),
    forgetCsrfToken,
    clear() {
      // The tokens first: the other tabs go by them.
      local.removeItem(AUTH_TOKEN_KEY);
      local.removeItem(USER_PROFILE_KEY);
      local.removeItem(LAST_LOGIN_KEY);
      forgetCsrfToken();
    },
  };
}
