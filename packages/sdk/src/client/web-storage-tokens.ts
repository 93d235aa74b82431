import { isRecord, toText } from './error-envelope.ts';
import { randomKey } from './layers/idempotency-key.ts';
import { AuthListeners, type ObservableTokenStore, synchronousTokenStore, type Tokens } from './tokens.ts';

/** The part of `Storage` that a token store uses. */
export type TokenStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

export type WebStorageTokenStoreOptions = {
  /**
   * Storage area. Default: `localStorage`, which all tabs share. Use `sessionStorage` to limit the session to one tab.
   */
  storage?: TokenStorage | undefined;
  /** Key of the entry. Default: `gli-tokens`. */
  key?: string | undefined;
};

/** Each session has an id, so another tab can distinguish a refresh from another member's login. */
type StoredSession = { readonly tokens: Tokens; readonly session: string };

/**
 * Creates a store that keeps tokens in the browser, so a member stays signed in after a reload and in other tabs. Also
 * reports changes made by other tabs. Outside a browser, or if storage is blocked, nobody is signed in and `set`
 * throws.
 */
export function webStorageTokenStore({
  storage,
  key = 'gli-tokens',
}: WebStorageTokenStoreOptions = {}): ObservableTokenStore {
  // Evaluated on every access, because the global throws if storage is blocked and does not exist on servers.
  const area = (): TokenStorage => storage ?? localStorage;
  const read = (): StoredSession | null => {
    try {
      return parseSession(area().getItem(key));
    } catch {
      return null;
    }
  };
  let last = read();

  const listeners = new AuthListeners();
  const store = synchronousTokenStore(
    () => read()?.tokens ?? null,
    (tokens, isRenewal) => {
      const session = (isRenewal && read()?.session) || randomKey();
      if (tokens) area().setItem(key, JSON.stringify({ ...tokens, session }));
      else area().removeItem(key);
      last = read();
    },
    listeners,
  );

  const followOtherTabs = (event: { key: string | null }) => {
    if (event.key !== null && event.key !== key) return;
    const before = last;
    last = read();
    if (last && last.session !== before?.session) listeners.emit('signed-in');
    else if (last && last.tokens.access !== before?.tokens.access) listeners.emit('renewed');
    else if (before && !last) listeners.emit('signed-out');
  };
  if (typeof window !== 'undefined') window.addEventListener('storage', followOtherTabs);
  return store;
}

function parseSession(text: string | null): StoredSession | null {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(value)) return null;
  const access = toText(value.access);
  if (!access) return null;
  return { tokens: { access, refresh: toText(value.refresh) || null }, session: toText(value.session) };
}
