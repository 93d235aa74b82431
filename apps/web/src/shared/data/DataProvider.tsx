import { GliProvider } from '@gli/sdk/react';
import { type ReactNode, useEffect } from 'react';
import { usePlatform } from '../platform.ts';

/** Delay before fetching the response check, to keep the network free for the first page, in ms. */
const RESPONSE_CHECK_DELAY_MS = 2_000;

/** Client and cache for the generated hooks below. */
export function DataProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  useEffect(() => {
    // A section broken by a malformed response loads it immediately: shared/loading/Part.tsx.
    const timer = setTimeout(
      () => void platform.checkResponses().catch(() => false),
      RESPONSE_CHECK_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [platform]);
  return (
    <GliProvider
      client={platform.client}
      queryClient={platform.queries}
      pendingWriteStorage={platform.perTab}
      // The app navigates first: see `app/use-signed-out.ts`.
      followsSession={false}
    >
      {children}
    </GliProvider>
  );
}
