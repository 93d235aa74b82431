import { createGliClient, type GliClientOptions } from '@gli/sdk';
import {
  createSession,
  createStoredSession,
  type KeyValueStorage,
  resilientStorage,
  type StorageChanges,
} from '@gli/session';
import { createDictionaries } from '../i18n/dictionaries.ts';
import { createQueryCacheControls } from '../shared/data/query-cache-controls.ts';
import { createLazyWallet } from '../shared/lazy-wallet.ts';
import type { Platform } from '../shared/platform.ts';
import {
  createPreferences,
  type PreferenceSources,
  readPreferences,
} from '../shared/preferences/preferences.ts';

/** What the platform stands on: a browser, or what takes its place while the first page is drawn ahead. */
type Surroundings = {
  /** Give the storage areas; reading one may itself throw. */
  local: () => KeyValueStorage;
  perTab: () => KeyValueStorage;
  sources: (storage: PreferenceSources['storage']) => PreferenceSources;
  storageChanges: StorageChanges;
  /** Where the API is; without it, at the page's own origin. */
  baseUrl?: string;
  /** Sends requests, and how often one is repeated; tests have their own. */
  fetch?: GliClientOptions['fetch'];
  retries?: number;
};

/** Everything the app is made of, put together once. No module of the app holds a client of its own. */
export function createPlatform({
  sources,
  storageChanges,
  baseUrl,
  fetch,
  retries,
  ...areas
}: Surroundings): Platform {
  const local = resilientStorage(areas.local);
  const perTab = resilientStorage(areas.perTab);
  const preferences = createPreferences(readPreferences(sources(local)), local);
  const stored = createStoredSession({ local, perTab });
  const client = createGliClient({
    ...(baseUrl !== undefined && { baseUrl }),
    ...(fetch !== undefined && { fetch }),
    ...(retries !== undefined && { retry: { retries } }),
    tokens: stored.tokens,
    csrf: () => stored.csrfToken(),
    language: () => preferences.state.locale,
  });
  const session = createSession({
    client,
    stored,
    now: Date.now,
    storageChanges,
    // biome-ignore lint/suspicious/noConsole: what the member need not know is for whoever looks into the console.
    log: console.warn,
  });
  const answers = createQueryCacheControls();
  const wallet = createLazyWallet(async () => {
    const { createPlatformWallet } = await import('../features/wallet/create-platform-wallet.ts');
    const onAddressLeft = (address: string) => answers.current.dropAddress(address);
    return createPlatformWallet({ client, session, storage: local, onAddressLeft });
  });
  const dictionaries = createDictionaries();
  return { client, session, wallet, queryCache: answers, preferences, dictionaries, local, perTab };
}
