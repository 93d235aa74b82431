import { useRegisterSW } from 'virtual:pwa-register/react';
import { useRef } from 'react';
import { usePlatform } from '@/shared';
import { IN_FLIGHT_MS } from './use-clear-visited.ts';

/** Time between two checks for a new version in a page that stays open, in ms. */
const CHECK_INTERVAL_MS = 60 * 60 * 1_000;

/** The fixed path of Spec §4 Startup. */
const SERVICE_WORKER_PATH = '/sw.js';

// The policy blocks plain text as a script URL, which `useRegisterSW` passes. This allows one URL.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (address !== SERVICE_WORKER_PATH) throw new TypeError(`The app has no script at ${address}.`);
    return address;
  },
});

export type AppUpdates = {
  /** True while a new version waits. */
  isReady: boolean;
  /** Starts the new version: the page reloads. */
  install(): void;
  /** Hides the offer. */
  postpone(): void;
};

/** Registers the service worker. */
export function useAppUpdates(): AppUpdates {
  const { preferences } = usePlatform();
  const status = useRef<'waiting' | 'agreed' | 'started'>('waiting');
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW(_, registration) {
      // Fails offline; then the version stays the same.
      const check = () => registration?.update().catch(() => undefined);
      setInterval(check, CHECK_INTERVAL_MS);
    },
    onOfflineReady: () => void keepFetched(preferences.state.locale),
    // Another tab may have started the new version: this tab reloads when its visitor agrees.
    onNeedReload() {
      if (status.current === 'agreed') window.location.reload();
      else status.current = 'started';
    },
  });
  return {
    isReady,
    install() {
      if (status.current === 'started') return window.location.reload();
      status.current = 'agreed';
      void updateServiceWorker();
    },
    postpone: () => setReady(false),
  };
}

/** Sends the first worker the addresses fetched before it; the worker keeps those that match its routes. */
async function keepFetched(language: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((resolve) => setTimeout(resolve, IN_FLIGHT_MS));
  const init = { headers: { 'Accept-Language': language } };
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => [name, init]);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
