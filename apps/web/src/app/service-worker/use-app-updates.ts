import { useSession } from '@gli/session/react';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../shared/platform.ts';
import { visitedCaches } from './kept-requests.ts';

/** The fixed path of Spec §4 Startup. */
const SERVICE_WORKER_PATH = '/sw.js';

/** How often a page that stays open looks for a new version, in ms. */
const CHECK_INTERVAL_MS = 60 * 60 * 1_000;

/** How long the page that is being left may still fetch after a sign-out, in ms. */
const LEAVING_MS = 2_000;

type AppUpdates = {
  /** Starts the new version: the page reloads. */
  install(): void;
  /** Looks for a new version if the last time was an hour ago. */
  check(): void;
};

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
      let isReady = false;
      let updates: AppUpdates | undefined;
      const onReady = () => {
        isReady = true;
        if (updates && !signal.aborted) setWaiting(updates);
      };
      updates = await startServiceWorker({ onReady, language: () => preferences.state.locale });
      if (isReady) onReady();
      const onShown = () => {
        if (!document.hidden) updates?.check();
      };
      document.addEventListener('visibilitychange', onShown, { signal });
      const unsubscribe = session.onSignedOut(() => void clearVisited().catch(() => undefined));
      if (signal.aborted) unsubscribe();
      else signal.addEventListener('abort', unsubscribe);
    })().catch(() => undefined); // A browser that refuses service workers still has the whole app.
    return () => unmount.abort();
  }, [session, preferences]);
  return waiting;
}

type ServiceWorkerOptions = {
  /** A new version waits for the member, or another tab has started it. */
  onReady(): void;
  /** The language in which the page requests data. */
  language(): string;
};

/** Registers the service worker, once the page has what it needs. */
async function startServiceWorker({ onReady, language }: ServiceWorkerOptions): Promise<AppUpdates> {
  const { serviceWorker } = navigator;
  const scripts: ScriptRegistry = serviceWorker;
  const isFirst = serviceWorker.controller === null;
  let isReloading = false;
  let checkedAt = Date.now();
  const registration = await scripts.register(trustedScript());
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && !isFirst) onReady();
      // The first page of all fetched its files before there was a worker to keep them.
      if (worker.state === 'activated' && isFirst) {
        worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: fetchedUrls(language()) } });
      }
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting !== null && !isFirst) onReady();
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload();
    else if (!isFirst) onReady();
  });
  return {
    install() {
      isReloading = true;
      if (registration.waiting === null) window.location.reload();
      else registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    },
    check() {
      if (Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
      checkedAt = Date.now();
      // It fails without a network; then the version stays as it is.
      registration.update().catch(() => undefined);
    },
  };
}

/** What this page fetched, with the header that names its language; the worker picks what it may keep. */
function fetchedUrls(language: string): [url: string, init: RequestInit][] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => [name, { headers: { 'Accept-Language': language } }]);
}

/** Clears the caches that show what somebody looked at, and again what the page fetched while it was left. */
async function clearVisited(): Promise<void> {
  const clear = () => Promise.all(visitedCaches.map((name) => caches.delete(name)));
  await clear();
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  await clear();
}

/** What `register` takes where a policy asks for trusted scripts; the DOM types know text alone. */
type ScriptRegistry = {
  register(script: string | URL | TrustedScriptURL): Promise<ServiceWorkerRegistration>;
};

/** The page's policy takes no plain text as a script: this is the one script that the app registers. */
function trustedScript(): string | TrustedScriptURL {
  const policy = window.trustedTypes?.createPolicy('gli-service-worker', {
    createScriptURL: (path: string) => path,
  });
  return policy?.createScriptURL(SERVICE_WORKER_PATH) ?? SERVICE_WORKER_PATH;
}
