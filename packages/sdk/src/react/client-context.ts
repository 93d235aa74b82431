import { createContext, useContext } from 'react';
import type { GliClient } from '../client/create-client.ts';
import { type PendingWriteStorage, tabStorage } from './tab-storage.ts';

/** Client of the nearest `<GliProvider>`. */
export const GliClientContext = createContext<GliClient | null>(null);

/** Storage of the nearest `<GliProvider>` for pending writes. */
export const PendingWriteStorageContext = createContext<PendingWriteStorage>(tabStorage);

/** Returns the client of the nearest `<GliProvider>`, for calls and query options. Throws outside a provider. */
export function useGliClient(): GliClient {
  const client = useContext(GliClientContext);
  if (!client) throw new Error('GLI hooks must be used inside <GliProvider client={…}>.');
  return client;
}
