import { useSession } from '@gli/session/react';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../shared/platform.ts';
import type { AppUpdates } from './start-service-worker.ts';

/** Keeps the app ready for use without a network. Gives the update once a new version waits; null until then. */
export function useAppUpdates(): AppUpdates | null {
  const session = useSession();
  const { preferences } = usePlatform();
  const [waiting, setWaiting] = useState<AppUpdates | null>(null);
  useEffect(() => {
    // Development serves the latest version of every file.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    void (async () => {
      const { clearVisited, startServiceWorker } = await import('./start-service-worker.ts');
      const updates = await startServiceWorker({
        onReady: (ready) => !signal.aborted && setWaiting(ready),
        language: () => preferences.state.locale,
      });
      const onShown = () => {
        if (!document.hidden) updates.check();
      };
      document.addEventListener('visibilitychange', onShown, { signal });
      const unsubscribe = session.onSignedOut(() => void clearVisited());
      if (signal.aborted) unsubscribe();
      else signal.addEventListener('abort', unsubscribe);
    })().catch(() => undefined); // A browser that refuses service workers still has the whole app.
    return () => unmount.abort();
  }, [session, preferences]);
  return waiting;
}
