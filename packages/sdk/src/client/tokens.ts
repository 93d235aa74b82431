/** Tokens of a session. The wallet flow can renew `access` alone; `refresh` then stays the same. */
export type Tokens = { readonly access: string; readonly refresh: string | null };

/**
 * Where a client keeps its tokens. Several tabs may share one store: with `expected`, `set` and `clear` act only while the
 * store still holds those tokens, compared by value. A store on asynchronous storage must compare and write atomically.
 */
export type TokenStore = {
  get(): Tokens | null | Promise<Tokens | null>;
  set(tokens: Tokens, expected?: Tokens): void | Promise<void>;
  clear(expected?: Tokens): void | Promise<void>;
};

export function sameTokens(a: Tokens | null, b: Tokens | null): boolean {
  return a?.access === b?.access && a?.refresh === b?.refresh;
}

/** Keeps tokens in memory, for servers, scripts and tests. */
export function memoryTokenStore(initial: Tokens | null = null): TokenStore {
  let stored = initial;
  const isExpected = (expected?: Tokens) => !expected || sameTokens(stored, expected);
  return {
    get: () => stored,
    set(tokens, expected) {
      if (isExpected(expected)) stored = tokens;
    },
    clear(expected) {
      if (isExpected(expected)) stored = null;
    },
  };
}
