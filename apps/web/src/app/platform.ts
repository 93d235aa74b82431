import { createGliClient, type GliClientOptions, type ResponseValidator } from '@gli/sdk';
import {
  createSession,
  createStoredSession,
  type KeyValueStorage,
  resilientStorage,
  type StorageChanges,
} from '@gli/session';
import { createDictionaries } from '../i18n/dictionaries.ts';
import type { Settings } from '../shared/host/settings.ts';
import type { Platform } from '../shared/platform.ts';
import {
  createPreferences,
  type PreferenceSources,
  readPreferences,
} from '../shared/preferences/preferences.ts';
import { createLazyWallet } from '../shared/wallet/lazy-wallet.ts';

/** What the platform runs on: a browser, or a stand-in while the first page is prerendered. */
type Environment = {
  /** Give the storage areas; reading one may itself throw. */
  local: () => KeyValueStorage;
  perTab: () => KeyValueStorage;
  sources: (storage: PreferenceSources['storage']) => PreferenceSources;
  storageChanges: StorageChanges;
  /** What the host sets. */
  settings: Settings;
  /** Sends requests, and how often one is retried; tests have their own. */
  fetch?: GliClientOptions['fetch'];
  retries?: number;
};

/** Longest pause before one of the two retries: after 10 s at most, a page says what happens and offers another try. */
const RETRY_MAX_DELAY_MS = 4_000;

/** Everything the app is made of, put together once. No module of the app holds its own client. */
export function createPlatform(environment: Environment): Platform {
  const { settings, sources, storageChanges, fetch, retries } = environment;
  const local = resilientStorage(environment.local);
  const perTab = resilientStorage(environment.perTab);
  const preferences = createPreferences(readPreferences(sources(local)), local);
  const stored = createStoredSession({ local, perTab });
  let validate: ResponseValidator | undefined;
  const client = createGliClient({
    baseUrl: settings.api,
    ...(fetch !== undefined && { fetch }),
    retry: { maxDelayMs: RETRY_MAX_DELAY_MS, ...(retries !== undefined && { retries }) },
    validate: (response) => validate?.(response),
    tokens: stored.tokens.forClient,
    csrf: () => stored.csrfToken(),
    language: () => preferences.state.locale,
  });
  const session = createSession({
    client,
    stored,
    now: Date.now,
    storageChanges,
    // biome-ignore lint/suspicious/noConsole: details that the member need not know are for developers.
    log: console.warn,
  });
  const queryCache: Platform['queryCache'] = { current: { clear() {}, refetch() {}, removeAddress() {} } };
  const wallet = createLazyWallet(async () => {
    const { createPlatformWallet } = await import('../features/wallet/create-platform-wallet.ts');
    const onAddressLeft = (address: string) => queryCache.current.removeAddress(address);
    return createPlatformWallet({
      ...{ client, session, storage: local, onAddressLeft },
      network: settings.network,
    });
  });
  return {
    settings,
    client,
    session,
    wallet,
    queryCache,
    async checkResponses() {
      const check = await import('../shared/data/response-check.ts');
      validate = check.validateShapes;
      return check.refetchOdd(queryCache.current.queries);
    },
    preferences,
    dictionaries: createDictionaries(),
    local,
    perTab,
  };
}
