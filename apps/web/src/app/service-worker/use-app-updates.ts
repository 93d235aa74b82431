import { useRegisterSW } from 'virtual:pwa-register/react';
import { useRef } from 'react';
import { usePlatform } from '@/data';
import { IN_FLIGHT_MS } from './use-clear-visited.ts';

/** Interval between checks for a new version while a page is open, in ms. */
const CHECK_INTERVAL_MS = 60 * 60 * 1_000;

/** Fixed path from spec §4 Startup. */
const SERVICE_WORKER_PATH = '/sw.js';

// `useRegisterSW` passes a string as the script URL, which the content security policy blocks. This policy allows only
// one URL.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (address !== SERVICE_WORKER_PATH)
      throw new TypeError(`Only ${SERVICE_WORKER_PATH} may be used as a script URL, got ${address}.`);
    return address;
  },
});

export type AppUpdates = {
  /** True while a new version is waiting. */
  isReady: boolean;
  /** Starts the new version, which reloads the page. */
  install(): void;
  /** Hides the offer. */
  postpone(): void;
};

/** Registers the service worker and reports new versions. */
export function useAppUpdates(): AppUpdates {
  const { preferences } = usePlatform();
  const registered = useRef<ServiceWorkerRegistration>(undefined);
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW(_, registration) {
      registered.current = registration;
      // The check fails when offline and is repeated later.
      const check = () => registration?.update().catch(() => undefined);
      setInterval(check, CHECK_INTERVAL_MS);
    },
    onOfflineReady: () => void keepFetched(preferences.state.locale),
    // Another tab may have started the new version. This tab reloads only when its visitor agrees. A page that had no
    // worker when it was loaded is not called.
    onNeedReload() {},
  });
  return {
    isReady,
    install() {
      const waiting = registered.current?.waiting;
      if (!waiting) return window.location.reload();
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') window.location.reload();
      });
      void updateServiceWorker();
    },
    postpone: () => setReady(false),
  };
}

/**
 * Makes a newly installed worker cache URLs that the page fetched earlier, if they match the worker's routes.
 */
async function keepFetched(language: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((resolve) => setTimeout(resolve, IN_FLIGHT_MS));
  const init = { headers: { 'Accept-Language': language } };
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => [name, init]);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
