import { CSRF_TOKEN_BYTES } from './limits.ts';
import type { KeyValueStorage } from './resilient-storage.ts';
import { parseSessionUser, type SessionUser } from './session-user.ts';
import { readJson } from './stored-json.ts';
import { AUTH_TOKEN_KEY, createTokenStore, type SessionTokenStore } from './token-store.ts';

/** Key of the profile in local storage. Spec §3 Session */
export const USER_PROFILE_KEY = 'user-profile';
/** Local storage key of the last login's time. Spec §3 Session */
const LAST_LOGIN_KEY = 'last-login';

/** Session storage key of the CSRF value. Spec §3 Session */
const CSRF_TOKEN_KEY = 'csrf-token';

const CSRF_TOKEN = new RegExp(`^[0-9a-f]{${CSRF_TOKEN_BYTES * 2}}$`);

/** Fills an array with cryptographically random bytes and returns it, like `crypto.getRandomValues`. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** The session stored in a browser. Invalid values are treated as missing. */
export type StoredSession = {
  readonly tokens: SessionTokenStore;
  readUser(): SessionUser | null;
  writeUser(user: SessionUser): void;
  /** Time of the last login or registration in this browser, in milliseconds since the epoch. */
  readLastLogin(): number | null;
  writeLastLogin(at: number): void;
  /** This tab's value for `createGliClient({ csrf })`, created on demand. */
  csrfToken(): string;
  /** Removes this tab's CSRF value, so the next member gets a different one. */
  forgetCsrfToken(): void;
  /** Removes the tokens, profile, last login and CSRF value. */
  clear(): void;
};

export type StoredSessionOptions = {
  /** Usually `resilientStorage(() => localStorage)`. Neither area may throw. */
  readonly local: KeyValueStorage;
  /** Usually `resilientStorage(() => sessionStorage)`. */
  readonly perTab: KeyValueStorage;
  /** Default: `crypto.getRandomValues`. */
  readonly random?: FillRandom;
};

/** Reads the storage on every access, because other tabs write to it. Spec §3 Session */
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
      // Removes the tokens first. Other tabs check them on every storage event, so they sign out at the first one.
      local.removeItem(AUTH_TOKEN_KEY);
      local.removeItem(USER_PROFILE_KEY);
      local.removeItem(LAST_LOGIN_KEY);
      forgetCsrfToken();
    },
  };
}

/** This tab's CSRF value, created on first use: 32 random bytes in hex. Spec §3 Session, §9 */
function readCsrfToken(storage: KeyValueStorage, random: FillRandom): string {
  const stored = storage.getItem(CSRF_TOKEN_KEY);
  if (stored !== null && CSRF_TOKEN.test(stored)) return stored;
  const bytes = random(new Uint8Array(CSRF_TOKEN_BYTES));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.setItem(CSRF_TOKEN_KEY, token);
  return token;
}
