import type { GliClient } from '@gli/sdk';
import type { KeyValueStorage, Session } from '@gli/session';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Dictionaries } from '../i18n/dictionaries.ts';
import type { Settings } from './host/settings.ts';
import type { PreferenceStore } from './preferences/preferences.ts';
import type { LazyWallet } from './wallet/lazy-wallet.ts';

/** The app's services, created once by app/platform.ts. */
export type Platform = {
  settings: Settings;
  client: GliClient;
  session: Session;
  wallet: LazyWallet;
  /** Cache of server data. */
  queries: QueryClient;
  /**
   * Makes reads fail on malformed responses from now on, so that their page sections show the error. Also
   * checks the cached data and refetches malformed data. Resolves to true if this or an earlier check found
   * any.
   */
  checkResponses(): Promise<boolean>;
  preferences: PreferenceStore;
  dictionaries: Dictionaries;
  /**
   * Local storage, which all tabs share, and session storage, which is separate for each tab. Neither ever
   * throws.
   */
  local: KeyValueStorage;
  perTab: KeyValueStorage;
};

export const PlatformContext = createContext<Platform | null>(null);

/** Returns the app's services. Throws outside a `<PlatformProvider>`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform must be used inside <PlatformProvider>.');
  return platform;
}

/** Returns this browser's preferences and their setters. */
export const usePreferenceStore = (): PreferenceStore => usePlatform().preferences;
