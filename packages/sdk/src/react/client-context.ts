import { createContext, useContext } from 'react';
import type { GliClient } from '../client/create-client.ts';

/** The client of the nearest `<GliProvider>`. */
export const GliClientContext = createContext<GliClient | null>(null);

/** The client of the nearest `<GliProvider>`, for calls and query options. Throws outside one. */
export function useGliClient(): GliClient {
  const client = useContext(GliClientContext);
  if (!client) throw new Error('GLI hooks need a <GliProvider client={…}> above them.');
  return client;
}
