import { sameTokens, type TokenStore, type Tokens } from '@gli/sdk';
import type { KeyValueStorage } from './resilient-storage.ts';
import { isObject, readJson } from './stored-json.ts';

/** Local storage key of the tokens. Spec §3 Session */
export const AUTH_TOKEN_KEY = 'auth-token';

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Ignores an invalid refresh token, because the access token can still be refreshed without it. */
function parseTokens(value: unknown): Tokens | null {
  if (!isObject(value)) return null;
  const { access, refresh } = value;
  if (!isToken(access)) return null;
  return { access, refresh: isToken(refresh) ? refresh : null };
}

/** The tokens in local storage, shared by all tabs of this browser. */
export type SessionTokenStore = {
  get(): Tokens | null;
  set(tokens: Tokens, expected?: Tokens): void;
  clear(expected?: Tokens): void;
  /** Called when `clear` has removed tokens. The client clears them when the server ends the session. */
  onCleared(listener: () => void): () => void;
  /** Token store for `createGliClient({ tokens })`. */
  readonly forClient: TokenStore;
  /** Holds all of the client's calls until the returned function is called. */
  hold(): () => void;
};

export function createTokenStore(storage: KeyValueStorage): SessionTokenStore {
  const listeners = new Set<() => void>();
  // Read on every access, because another tab may have renewed or removed the tokens.
  const get = () => readJson(storage, AUTH_TOKEN_KEY, parseTokens);
  let held: Promise<void> | undefined;
  const isExpected = (expected: Tokens | undefined) => expected === undefined || sameTokens(get(), expected);

  const store = {
    get,
    set({ access, refresh }: Tokens, expected?: Tokens) {
      if (isExpected(expected)) storage.setItem(AUTH_TOKEN_KEY, JSON.stringify({ access, refresh }));
    },
    clear(expected?: Tokens) {
      if (get() === null || !isExpected(expected)) return;
      storage.removeItem(AUTH_TOKEN_KEY);
      for (const listener of [...listeners]) listener();
    },
  };
  return {
    ...store,
    forClient: { ...store, get: () => (held === undefined ? get() : held.then(get)) },
    onCleared(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
