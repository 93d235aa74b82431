import { GliProvider } from '@gli/sdk/react';
import { type ReactNode, useEffect } from 'react';
import { usePlatform } from '../platform.ts';

/** Delay before fetching the response check, in ms, to keep the network free for the first page. */
const RESPONSE_CHECK_DELAY_MS = 2_000;

/** Provides the client and the cache to the generated hooks. */
export function DataProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  useEffect(() => {
    // A section that crashes on a malformed response loads the check immediately (shared/loading/SectionErrorBoundary.tsx).
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
      // The app handles the end of the session itself, because it must navigate first
      // (`app/use-signed-out.ts`).
      followsSession={false}
    >
      {children}
    </GliProvider>
  );
}
