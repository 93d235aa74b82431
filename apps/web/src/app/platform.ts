import { createGliClient, type GliClientOptions, type ResponseValidator } from '@gli/sdk';
import {
  createSession,
  createStoredSession,
  type KeyValueStorage,
  resilientStorage,
  type StorageChanges,
} from '@gli/session';
import {
  createLazyWallet,
  createPreferences,
  createQueryCache,
  type Platform,
  type PreferenceSources,
  readPreferences,
  removeAddress,
  type Settings,
  serverClock,
} from '@/data';
import { createDictionaries } from '../i18n/dictionaries.ts';

/** The app's environment: a browser, or a stand-in during prerendering. */
type Environment = {
  /** Returns the storage area. Even reading it may throw. */
  local: () => KeyValueStorage;
  perTab: () => KeyValueStorage;
  sources: (storage: PreferenceSources['storage']) => PreferenceSources;
  storageChanges: StorageChanges;
  settings: Settings;
  /** `fetch` and the number of retries. Tests override them. */
  fetch?: GliClientOptions['fetch'];
  retries?: number;
};

/** Max delay before each of the two retries, in ms, so that a page reports a failure after 10 s at most. */
const RETRY_MAX_DELAY_MS = 4_000;

/** Creates the app's services once. No other module creates a client. */
export function createPlatform(environment: Environment): Platform {
  const { settings, sources, storageChanges, fetch = globalThis.fetch, retries } = environment;
  const local = resilientStorage(environment.local);
  const perTab = resilientStorage(environment.perTab);
  const preferences = createPreferences(readPreferences(sources(local)), local);
  const stored = createStoredSession({ local, perTab });
  let validate: ResponseValidator | undefined;
  let wasMalformed = false;
  const client = createGliClient({
    baseUrl: settings.api,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      serverClock.learn(response);
      return response;
    },
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
    // biome-ignore lint/suspicious/noConsole: details for developers, not for members.
    log: console.warn,
  });
  const queries = createQueryCache((error) => session.endIfUnauthorized(error));
  const wallet = createLazyWallet(async () => {
    const { createPlatformWallet } = await import('../features/wallet/create-platform-wallet.ts');
    const onAddressLeft = (address: string) => removeAddress(queries, address);
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
    queries,
    async checkResponses() {
      const check = await import('../data/queries/response-check.ts');
      validate = check.validateShapes;
      wasMalformed = check.refetchInvalid(queries) || wasMalformed;
      return wasMalformed;
    },
    preferences,
    dictionaries: createDictionaries(),
    local,
    perTab,
  };
}
