import { notify } from './notify.ts';

/** Tokens of a session. The wallet flow may renew only `access`, and `refresh` stays the same. */
export type Tokens = { readonly access: string; readonly refresh: string | null };

/** A session change: a member signed in, the same member's tokens were renewed, or the session ended. */
export type AuthChange = 'signed-in' | 'renewed' | 'signed-out';
export type AuthListener = (change: AuthChange) => void;

/**
 * Storage for a client's tokens. Several tabs may share a store. With `expected`, `set` and `clear` take effect only if
 * the stored tokens have the same values. A store on asynchronous storage must compare and write atomically.
 */
export type TokenStore = {
  get(): Tokens | null | Promise<Tokens | null>;
  /** Stores renewed tokens if `expected` is given, or else a new session. */
  set(tokens: Tokens, expected?: Tokens): void | Promise<void>;
  clear(expected?: Tokens): void | Promise<void>;
  /**
   * Calls the listener after each change and returns a function that unsubscribes. Without this optional method, the
   * client notices only changes made through `client.tokens`.
   */
  onChange?(listener: AuthListener): () => void;
};

export type ObservableTokenStore = TokenStore & Required<Pick<TokenStore, 'onChange'>>;

export function sameTokens(a: Tokens | null, b: Tokens | null): boolean {
  return a?.access === b?.access && a?.refresh === b?.refresh;
}

/** Creates a store that keeps tokens in memory, for servers, scripts and tests. */
export function memoryTokenStore(initial: Tokens | null = null): ObservableTokenStore {
  let stored = initial;
  return synchronousTokenStore(
    () => stored,
    (tokens) => {
      stored = tokens;
    },
  );
}

/** Creates a token store on synchronous storage. `isRenewal` returns true if the member stays the same. */
export function synchronousTokenStore(
  read: () => Tokens | null,
  write: (tokens: Tokens | null, isRenewal: boolean) => void,
  listeners = new AuthListeners(),
): ObservableTokenStore {
  const isExpected = (expected?: Tokens) => !expected || sameTokens(read(), expected);
  return {
    get: read,
    set(tokens, expected) {
      if (!isExpected(expected)) return;
      write(tokens, expected !== undefined);
      listeners.emit(expected ? 'renewed' : 'signed-in');
    },
    clear(expected) {
      if (!read() || !isExpected(expected)) return;
      write(null, false);
      listeners.emit('signed-out');
    },
    onChange: (listener) => listeners.add(listener),
  };
}

/** Wrappers by store. Clients on one store share its wrapper, and so its refresh. */
const wrappers = new WeakMap<TokenStore, ObservableTokenStore>();

/** Returns the store itself if it reports its changes, or a wrapper that reports the changes made through it. */
export function observableTokenStore(store: TokenStore): ObservableTokenStore {
  if (isObservable(store)) return store;
  const wrapper = wrappers.get(store) ?? wrapTokenStore(store);
  wrappers.set(store, wrapper);
  return wrapper;
}

function wrapTokenStore(store: TokenStore): ObservableTokenStore {
  const listeners = new AuthListeners();
  return {
    get: () => store.get(),
    async set(tokens, expected) {
      await store.set(tokens, expected);
      // The store may have kept its tokens because they differed from the expected ones.
      if (sameTokens(await store.get(), tokens)) listeners.emit(expected ? 'renewed' : 'signed-in');
    },
    async clear(expected) {
      const stored = await store.get();
      await store.clear(expected);
      if (stored && !(await store.get())) listeners.emit('signed-out');
    },
    onChange: (listener) => listeners.add(listener),
  };
}

function isObservable(store: TokenStore): store is ObservableTokenStore {
  return store.onChange !== undefined;
}

export class AuthListeners {
  readonly #listeners = new Set<AuthListener>();

  add(listener: AuthListener): () => void {
    // Wraps the listener, so the same function can be added twice.
    const own: AuthListener = (change) => listener(change);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  emit(change: AuthChange): void {
    for (const listener of [...this.#listeners]) notify(listener, change);
  }
}
