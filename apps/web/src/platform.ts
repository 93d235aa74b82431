import { createGliClient } from '@gli/sdk';
import { browserStorageChanges, createSession, createStoredSession, resilientStorage } from '@gli/session';
import { createAnswers } from './data/answers.ts';
import { createDictionaries } from './i18n/dictionaries.ts';
import { browserSources } from './preferences/browser-sources.ts';
import { createPreferences, readPreferences } from './preferences/preferences.ts';
import { createLazyWallet } from './shell/wallet/lazy-wallet.ts';

/** Everything the app is made of, put together once. No module of the app holds a client of its own. */
export function createPlatform() {
  const local = resilientStorage(() => localStorage);
  const perTab = resilientStorage(() => sessionStorage);
  const preferences = createPreferences(readPreferences(browserSources(local)), local);
  const stored = createStoredSession({ local, perTab });
  const client = createGliClient({
    tokens: stored.tokens,
    csrf: () => stored.csrfToken(),
    language: () => preferences.state.locale,
  });
  const session = createSession({
    client,
    stored,
    now: Date.now,
    storageChanges: browserStorageChanges(window),
    // biome-ignore lint/suspicious/noConsole: what the member need not know is for whoever looks into the console.
    log: console.warn,
  });
  const answers = createAnswers();
  const wallet = createLazyWallet(async () => {
    const { createPlatformWallet } = await import('./shell/wallet/create-platform-wallet.ts');
    const onAddressLeft = (address: string) => answers.current.dropAddress(address);
    return createPlatformWallet({ client, session, storage: local, onAddressLeft });
  });
  const dictionaries = createDictionaries();
  return { client, session, wallet, answers, preferences, dictionaries, local, perTab };
}

export type Platform = ReturnType<typeof createPlatform>;
