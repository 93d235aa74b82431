import type { GliClient } from '@gli/sdk';
import type { KeyValueStorage, Session } from '@gli/session';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Dictionaries } from '../i18n/dictionaries.ts';
import type { Settings } from './host/settings.ts';
import type { PreferenceStore } from './preferences/preferences.ts';
import type { LazyWallet } from './wallet/lazy-wallet.ts';

/** Everything the app is made of, put together once by app/platform.ts. */
export type Platform = {
  /** Settings of the host. */
  settings: Settings;
  /** True until the first screen of a prerendered page is hydrated. Responses wait for it. */
  isHydrating(): boolean;
  endHydration(): void;
  client: GliClient;
  session: Session;
  wallet: LazyWallet;
  /** The server's data. */
  queries: QueryClient;
  /**
   * From now on, a read fails if its response is malformed, and its page section shows the error. Cached data is also
   * checked and refetched; true if any was malformed.
   */
  checkResponses(): Promise<boolean>;
  preferences: PreferenceStore;
  dictionaries: Dictionaries;
  /** Local storage, shared by all tabs, and session storage, one per tab; neither ever throws. */
  local: KeyValueStorage;
  perTab: KeyValueStorage;
};

export const PlatformContext = createContext<Platform | null>(null);

/** Everything the app is made of. Throws outside a `<PlatformProvider>`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('No <PlatformProvider> above.');
  return platform;
}

/** The preferences of this browser and their setters. */
export const usePreferenceStore = (): PreferenceStore => usePlatform().preferences;
