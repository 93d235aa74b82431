import { createContext } from 'react';
import type { GliClient } from '../client/create-client.ts';

/** The client of the nearest `<GliProvider>`. */
export const GliClientContext = createContext<GliClient | null>(null);
