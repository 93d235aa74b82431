import { useSession } from '@gli/session/react';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../shared/platform.ts';
import { type AppUpdates, clearVisited, startServiceWorker } from '../service-worker/app-updates.ts';

/** Keeps the app ready for when there is no network, and tells when a new version waits; null until then. */
export function useAppUpdates(): AppUpdates | null {
  const session = useSession();
  const { preferences } = usePlatform();
  const [waiting, setWaiting] = useState<AppUpdates | null>(null);
  useEffect(() => {
    // Development serves every file anew.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const left = new AbortController();
    const { signal } = left;
    void (async () => {
      let isReady = false;
      let updates: AppUpdates | undefined;
      const tell = () => {
        isReady = true;
        if (updates && !signal.aborted) setWaiting(updates);
      };
      updates = await startServiceWorker({
        onReady: tell,
        language: () => preferences.state.locale,
      });
      if (isReady) tell();
      document.addEventListener('visibilitychange', () => updates?.check(), { signal });
      const stop = session.onSignedOut(() => void clearVisited());
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    })().catch(() => undefined); // A browser that refuses service workers still has the whole app.
    return () => left.abort();
  }, [session, preferences]);
  return waiting;
}
