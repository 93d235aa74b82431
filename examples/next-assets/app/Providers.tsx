'use client';

import { webStorageTokenStore } from '@gli/sdk';
import { GliProvider } from '@gli/sdk/react';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createClient } from './api.ts';

/** Max age of data from the server before the browser fetches it again, in ms. */
const FRESH_MS = 60_000;

/** Provides one client and one cache for each request on the server, and for each page in the browser. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => createClient({ tokens: webStorageTokenStore() }));
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS } } }),
  );
  return (
    <GliProvider client={client} queryClient={queryClient}>
      {children}
    </GliProvider>
  );
}
