import type { GliClient } from '@gli/sdk';
import type { KeyValueStorage, Session } from '@gli/session';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Dictionaries } from '../i18n/dictionaries.ts';
import type { Settings } from './host/settings.ts';
import type { PreferenceStore } from './preferences/preferences.ts';
import type { LazyWallet } from './wallet/lazy-wallet.ts';

/** What the app does with all data of the server. */
export type QueryCacheControls = {
  /** At the end of a session: nothing of the member stays. */
  clear(): void;
  /** Fetches again what is on the screen: as another person, or in another language. */
  refetch(): void;
  /** The member left a wallet's address: what was read for it goes. */
  removeAddress(address: string): void;
  /** The cache itself, once there is data. */
  queries?: QueryClient;
};

/** Everything the app is made of, put together once by app/platform.ts. */
export type Platform = {
  /** What the host sets. */
  settings: Settings;
  client: GliClient;
  session: Session;
  wallet: LazyWallet;
  /** Does nothing until the data layer is loaded and sets it: before that there is no data. */
  queryCache: { current: QueryCacheControls };
  /**
   * From now on a read fails when no screen could show its answer, and the part of the page that reads it says so in its
   * place. What is in the cache is checked as well, and read again; true when it was odd.
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
